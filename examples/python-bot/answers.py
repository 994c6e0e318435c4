"""Answers to any question of any game, with a little sense: never a guess where the question says what is legal.

A question ("ask") is one of five kinds; docs/api.md has them in a table.
"""


def free(items):
    """What may be chosen: an item with "not" says why it may not be."""
    return [item for item in items if "not" not in item]


def answer_row(row, room=lambda item, amount: amount):
    """As much as is allowed of everything that is not seldom wanted. `room`: how much of an amount the limits leave."""
    if row["ask"] == "pick":
        if "now" in row:
            return row["now"]
        wanted = sorted(free(row["of"]), key=lambda item: "seldom" in item)  # the usual first
        least = [item["id"] for item in wanted[: row["min"]]]
        more = [item["id"] for item in wanted[row["min"] :] if "seldom" not in item]
        return least + [item for item in more[: row["max"] - row["min"]] if room(item, 1) == 1]
    if row["ask"] == "split":
        left, shares = row["total"], {}
        for share in free(row["over"]):
            amount = room(share["id"], min(left, share["cap"]))
            if amount > 0:
                shares[share["id"]] = amount
                left -= amount
        return shares
    return row.get("now", row["from"])  # say


def answer_sheet(sheet):
    """Row by row, and never more than the limits over all rows leave."""
    left = [limit["most"] for limit in sheet["limits"]]

    def terms(row, item):
        for n, limit in enumerate(sheet["limits"]):
            for term in limit["of"]:
                if term["row"] == row and term.get("id", item) == item:
                    yield n, term.get("each", 1)

    def room_in(row):
        def room(item, amount):
            for n, each in terms(row, item):
                if each > 0:
                    amount = min(amount, int(left[n] // each))
            amount = max(amount, 0)
            for n, each in terms(row, item):
                left[n] -= amount * each
            return amount

        return room

    return [answer_row(row, room_in(n)) for n, row in enumerate(sheet["rows"])]


def answer_to(ask, proposal=None):
    """The proposal where there is one: it is what a person's form would begin with."""
    if proposal is not None:
        return proposal
    if ask["ask"] == "sheet":
        return answer_sheet(ask)
    if ask["ask"] == "walk":
        return {"path": [], "halt": []}  # stay
    return answer_row(ask)


def least(ask):
    """As little as possible, should an answer have been refused."""
    if ask["ask"] == "sheet":
        return [least(row) for row in ask["rows"]]
    if ask["ask"] == "pick":
        return [item["id"] for item in free(ask["of"])][: ask["min"]]
    if ask["ask"] == "split":
        return answer_row(ask) if ask["all"] else {}
    return ask["from"] if ask["ask"] == "say" else {"path": [], "halt": []}
