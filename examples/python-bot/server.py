#!/usr/bin/env python3
"""A program that plays Ironbottom on a server, over HTTP. Python 3.9 or newer, nothing to install.

    python3 server.py https://play.example.org TOKEN MATCH SEAT

TOKEN is an API token of the account that holds SEAT in MATCH (make one under "Account", or POST /api/me/tokens).
docs/api.md says what is asked of the server here.
"""
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from answers import answer_to, least


def call(base, token, method, path, body=None):
    request = urllib.request.Request(base + path, method=method)
    request.add_header("authorization", "Bearer " + token)
    data = None
    if body is not None:
        request.add_header("content-type", "application/json")
        data = json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(request, data, timeout=90) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as fault:
            if fault.code != 429:
                raise
            time.sleep(float(fault.headers.get("retry-after", 1)))  # too fast: the server says how long to wait


def main():
    base, token, match, seat = sys.argv[1:5]
    where = "/api/matches/{}/seats/{}".format(match, urllib.parse.quote(seat))
    since = 0
    while True:
        try:
            frame = call(base, token, "GET", "{}?since={}&wait=30".format(where, since))["frame"]
        except (urllib.error.URLError, TimeoutError) as fault:
            print("waiting for the server:", fault, file=sys.stderr)
            time.sleep(2)
            continue
        since = frame["seq"]
        if frame.get("table", {}).get("status") == "over":
            print("over:", frame["table"]["outcome"]["why"])
            return
        if frame.get("question") is None or frame.get("ask") is None:
            continue
        ask = frame["ask"]
        for answer in (answer_to(ask), least(ask)):
            said = call(base, token, "POST", where + "/answer", {"question": frame["question"], "answer": answer})
            if "refusal" not in said:
                print(ask["rule"], json.dumps(answer))
                break
            print("refused:", said["refusal"]["why"], file=sys.stderr)


if __name__ == "__main__":
    main()
