#!/usr/bin/env python3
"""A program that plays Ironbottom over HTTP, at random. Python 3.9 or newer, nothing to install.

    python3 bot.py https://play.example.org TOKEN MATCH SEAT

TOKEN is an API token of the account that holds SEAT in MATCH (make one under "Account", or POST /api/me/tokens).
"""
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


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


def free(items):
    """What may be chosen: an item with "not" says why it may not be."""
    return [item for item in items if "not" not in item]


def answer_row(row):
    """Any answer to a question that is no walk and no sheet."""
    if row["ask"] == "pick":
        items = [item["id"] for item in free(row["of"])]
        most = min(row["max"], len(items))
        return random.sample(items, random.randint(min(row["min"], most), most))
    if row["ask"] == "split":
        left, shares = row["total"], {}
        for share in random.sample(free(row["over"]), len(free(row["over"]))):
            room = min(left, share["cap"])
            amount = room if row.get("all") else random.randint(0, room)
            if amount > 0:
                shares[share["id"]] = amount
                left -= amount
        return shares
    return random.randint(row["from"], row["to"])  # say


def answer_to(ask):
    if ask["ask"] == "sheet":
        return [answer_row(row) for row in ask["rows"]]
    if ask["ask"] == "walk":
        return {"path": [], "halt": []}  # stay: the ways of the map are not part of the question
    return answer_row(ask)


def least(ask):
    """When a wild guess was refused, as little as possible."""
    if ask["ask"] == "sheet":
        return [least(row) for row in ask["rows"]]
    if ask["ask"] == "pick":
        return [item["id"] for item in free(ask["of"])][: ask["min"]]
    if ask["ask"] == "split":
        return answer_row(ask) if ask.get("all") else {}
    return ask["from"] if ask["ask"] == "say" else {"path": [], "halt": []}


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
        for tries in range(10):
            if frame.get("question") is None or frame.get("ask") is None:
                break
            ask = frame["ask"]
            answer = answer_to(ask) if tries < 8 else least(ask)
            said = call(base, token, "POST", where + "/answer", {"question": frame["question"], "answer": answer})
            if "refusal" not in said:
                print(ask["rule"], json.dumps(answer))
                break
            print("refused:", said["refusal"]["why"], file=sys.stderr)


if __name__ == "__main__":
    main()
