#!/usr/bin/env python3
"""A program that plays Ironbottom by standard input and output. Python 3.9 or newer, nothing to install.

    npx ironbottom table straits/narrows --bots Red=examples/python-bot/pipe.py

docs/bots.md says what the lines mean. What is for people goes to standard error: print(..., file=sys.stderr).
"""
import json
import sys

from answers import answer_to


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"over": None}


def say(**said):
    print(json.dumps(said), flush=True)


def main():
    question = None
    while True:
        said = hear()
        if "over" in said:
            return
        if "ask" in said:
            question = said
            say(answer=answer_to(said["ask"], said["proposal"]))
        elif "refused" in said:
            print(said["rule"], said["refused"], file=sys.stderr)
            say(answer=question["sample"])  # drawn at random, and legal


if __name__ == "__main__":
    main()
