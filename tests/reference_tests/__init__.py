"""Tests of the reference rules: every vector of the rules, under the rule's number."""
