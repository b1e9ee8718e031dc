#!/usr/bin/env python3
"""A second verifier of opened shoes and rounds, and of exported play records: the steps of docs/reference/fairness.md, with Python's
own library and nothing of Punto's.

    python3 verify.py FILE...        one line for each file; exit code 1 when any is refused
"""
import hashlib
import json
import re
import sys
from math import gcd

RANKS, SUITS = "A23456789TJQK", "SHDC"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
SEAL = "format table shoe number room decks cutIndex burn afterCut root houseHash beacon".split()


class Refused(Exception):
    """Says which step failed."""


def need(truth, step):
    if not truth:
        raise Refused(step)


# The shape. A verifier that lets one odd field through can be led round the steps that follow.
def whole(least, most):
    return lambda it: type(it) is int and least <= it <= most


def word(*words):
    return lambda it: type(it) is str and it in words


def text(pattern):
    return lambda it: type(it) is str and re.fullmatch(pattern, it, re.ASCII) is not None


def exactly(wanted):
    return lambda it: type(it) is type(wanted) and it == wanted


def or_null(other):
    return lambda it: it is None or other(it)


def list_of(item, most):
    return lambda it: type(it) is list and len(it) <= most and all(map(item, it))


def record(**fields):
    """An object with these fields and no other."""
    return lambda it: type(it) is dict and it.keys() == fields.keys() and all(f(it[n]) for n, f in fields.items())


HEX, NAME = text("[0-9a-f]{64}"), text("[a-z0-9][a-z0-9.-]{0,128}")
CARD, INDEX, NUMBER = word(*DECK), whole(0, 416), whole(1, 2**32 - 1)
STATUS = word("settled", "cancelled")
ROUND_OF_BEACON = whole(0, 2**53 - 1)
NETWORKS = {  # of drand, whose rounds have a known time: when round 1 was published, and seconds from round to round
    "drand-52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971": (1692803367, 3),
    "drand-8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce": (1595431050, 30),
}
IS_SEAL = lambda version: record(
    format=exactly(version), table=NAME, shoe=NAME, number=NUMBER, room=NAME, decks=whole(1, 8), cutIndex=or_null(INDEX),
    burn=word("courts-ten", "courts-eleven-up", "none"), afterCut=word("finish", "finish-plus-one"), root=HEX,
    houseHash=HEX, beacon=or_null(record(name=NAME, round=ROUND_OF_BEACON)))
ATTEMPT = list_of(record(patron=text("[1-9][0-9]?"), commit=or_null(HEX), value=or_null(HEX)), 64)
ATTEMPT_2 = list_of(record(patron=text("[1-9][0-9]{0,4}"), commit=or_null(HEX), value=or_null(HEX)), 10_000)
IS_CUT = record(
    houseValue=HEX, contributions=ATTEMPT, failed=list_of(ATTEMPT, 3),
    beacon=or_null(record(name=NAME, round=ROUND_OF_BEACON, value=HEX)), seed=HEX)
SIGNED = or_null(record(
    name=NAME, round=ROUND_OF_BEACON, value=HEX, signature=text("[0-9a-f]{96}|[0-9a-f]{192}"),
    previous=or_null(text("[0-9a-f]{64}|[0-9a-f]{192}"))))
CLOSED = or_null(whole(0, 2**53 - 1))
IS_CUT_2 = record(
    houseValue=HEX, contributions=ATTEMPT_2, failed=list_of(ATTEMPT_2, 4),
    missed=list_of(record(commit=HEX, why=word("late", "full")), 1_000), closedAt=CLOSED, beacon=SIGNED, seed=HEX)
COUNT, LISTED = whole(0, 10_000), record(count=whole(0, 10_000), root=HEX)
IS_BRIEF = record(
    houseValue=HEX, list=LISTED, values=LISTED,
    failed=list_of(record(count=COUNT, root=HEX, withheld=COUNT), 4), missed=whole(0, 1_000), closedAt=CLOSED,
    beacon=SIGNED, seed=HEX)
IS_SHOE = lambda version, cut: record(
    kind=exactly("punto-shoe"), version=exactly(version), commitment=HEX, seal=IS_SEAL(version), cut=cut,
    cards=list_of(record(card=CARD, nonce=HEX), 416),
    burn=or_null(record(faceUp=CARD, count=whole(0, 13))),
    rounds=list_of(record(
        round=NUMBER, status=STATUS, first=INDEX, player=list_of(CARD, 3), banker=list_of(CARD, 3), taken=whole(0, 6),
        mark=or_null(text("[PBT][0-9][npb]{0,3}"))), 10_000),
    digest=HEX)
IS_ROUND = lambda version, cut: record(
    kind=exactly("punto-round"), version=exactly(version), seal=IS_SEAL(version), cut=cut, round=NUMBER, status=STATUS,
    cards=list_of(record(
        index=INDEX, leaf=INDEX, card=CARD, nonce=HEX, proof=list_of(HEX, 9),
        side=word("player", "banker", "burn")), 7),
    closed=list_of(record(index=INDEX, side=word("player", "banker")), 6),
    digest=HEX)
SHAPES = [IS_SHOE(1, IS_CUT), IS_ROUND(1, IS_CUT), IS_SHOE(2, IS_CUT_2), IS_ROUND(2, IS_BRIEF)]


# Hashes.
def sha(*parts):
    return hashlib.sha256(b"".join(p.encode() if isinstance(p, str) else p for p in parts)).digest()


def u32(n):
    return n.to_bytes(4, "big")


hex32 = bytes.fromhex


def commitment_of(seal):
    def line(name):
        value = seal[name]
        text = "none" if value is None else f"{value['name']}/{value['round']}" if name == "beacon" else value
        return f"{name}={text}\n"
    return sha("punto seal 1\n", *map(line, SEAL)).hex()


def tree_hash(leaves):
    if len(leaves) == 1:
        return leaves[0]
    k = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha(b"\1", tree_hash(leaves[:k]), tree_hash(leaves[k:]))


def words_of(seed):
    block = 0
    while True:
        digest = sha("punto words 1\n", seed, u32(block))
        yield from (int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4))
        block += 1


def permutation_of(seed, size):
    words, order = words_of(seed), list(range(size))
    for last in range(size - 1, 0, -1):
        chosen = size
        while chosen > last:
            chosen = next(words) >> (32 - last.bit_length())
        order[last], order[chosen] = order[chosen], order[last]
    return order


def digest_of(file):
    rest = {name: value for name, value in file.items() if name != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha("punto file 1\n", text).hex()


# The game.
def value_of(card):
    return "A23456789".find(card[0]) + 1


def score_of(hand):
    return sum(map(value_of, hand)) % 10


def burnt_after(card, custom):
    return value_of(card) or (10 if custom == "courts-ten" else 10 + "TJQK".index(card[0]))


def next_side(player, banker):
    """The hand the next card goes to, or nothing."""
    if len(banker) < 2:
        return "banker" if len(player) > len(banker) else "player"
    p, b = score_of(player), score_of(banker)
    if len(player) == 2:
        natural = len(banker) == 2 and max(p, b) >= 8
        return None if natural or len(banker) == 3 else "player" if p <= 5 else "banker" if b <= 5 else None
    third = value_of(player[2])
    draws = [True, True, True, third != 8, 2 <= third <= 7, 4 <= third <= 7, 6 <= third <= 7]
    return "banker" if len(banker) == 2 and b < 7 and draws[b] else None


def mark_of(player, banker):
    p, b = score_of(player), score_of(banker)
    natural = any(len(hand) == 2 and score_of(hand) >= 8 for hand in (player, banker))
    pairs = [name for name, hand in (("p", player), ("b", banker)) if hand[0][0] == hand[1][0]]
    return ("T" if p == b else "P" if p > b else "B") + str(max(p, b)) + "n" * natural + "".join(pairs)


# The steps.
def check_attempts(seal, cut, withheld, values, missed):
    """How many withheld a value at each attempt that failed, how many values there are, how many came too late."""
    alone, named, is_2 = seal["cutIndex"] is None, seal["beacon"] is not None, seal["format"] == 2
    need(not (alone and (values > 1 or withheld or missed)), "contributions")
    need(not is_2 or (cut["closedAt"] is None) == alone, "contributions")
    if is_2 and named and not alone:
        if cut["beacon"] is not None:
            need(not withheld, "contributions")
        else:
            need(withheld and withheld[0] == 0, "contributions")
            withheld = withheld[1:]
    need(len(withheld) < 3 or (len(withheld) == 3 and values == 0), "contributions")
    need(0 not in withheld, "contributions")


def check_beacon(seal, cut):
    """That it is the one the seal names, the hash of its signature, and published after the list was closed. Whether the
    signature is the network's is not checked here: compare the value with what the network published."""
    beacon = cut["beacon"]
    if beacon is None:
        return []
    need({"name": beacon["name"], "round": beacon["round"]} == seal["beacon"], "beacon")
    if seal["format"] == 2:
        need(sha(hex32(beacon["signature"])).hex() == beacon["value"], "beacon")
        if beacon["name"] in NETWORKS and cut["closedAt"] is not None:
            genesis, period = NETWORKS[beacon["name"]]
            need(cut["closedAt"] < (genesis + (beacon["round"] - 1) * period) * 1000, "beacon")
    return [f"{beacon['name']}/{beacon['round']}\n", hex32(beacon["value"])]


def listed(kind, commitment, entries):
    """How many, and the root of the tree over them."""
    leaves = [sha(f"\0punto {kind} leaf 2\n{commitment}\n", u32(i), hex32(each)) for i, each in enumerate(entries)]
    return {"count": len(leaves), "root": (tree_hash(leaves) if leaves else sha()).hex()}


def seed_2(commitment, cut, commits, values, tail):
    seen = sha(f"punto list 2\n{commitment}\n", u32(commits["count"]), hex32(commits["root"]))
    return sha(f"punto seed 2\n{commitment}\n", hex32(cut["houseValue"]), seen, u32(values["count"]),
               hex32(values["root"]), *tail)


def check_house(seal, cut):
    need(sha("punto house value 1\n", seal["shoe"], "\n", hex32(cut["houseValue"])).hex() == seal["houseHash"], "house")


def check_cut(seal, cut, commitment):
    check_house(seal, cut)
    used, failed, alone = cut["contributions"], cut["failed"], seal["cutIndex"] is None
    withheld = [sum(each["value"] is None for each in attempt) for attempt in failed]
    check_attempts(seal, cut, withheld, len(used), len(cut.get("missed", [])))
    for attempt in [*failed, used]:
        commits = [each["commit"] for each in attempt]
        need(len(set(commits)) == len(commits) and (alone or None not in commits), "contributions")
        need([each["patron"] for each in attempt] == [str(i + 1) for i in range(len(attempt))], "contributions")
        for each in attempt:
            if each["commit"] is not None and each["value"] is not None:
                made = sha("punto cut 1\n", commitment, "\n", hex32(each["value"])).hex()
                need(made == each["commit"], "contributions")
    need(all(each["value"] is not None for each in used), "contributions")
    bound = {each["commit"] for attempt in [*failed, used] for each in attempt}
    need(not any(each["commit"] in bound for each in cut.get("missed", [])), "contributions")
    tail, values = check_beacon(seal, cut), [each["value"] for each in used]
    if seal["format"] == 1:
        house = hex32(cut["houseValue"])
        seed = sha("punto seed 1\n", commitment, "\n", house, u32(len(values)), *map(hex32, values), *tail)
    else:
        commits = [each["commit"] for each in used if each["commit"] is not None]
        seed = seed_2(commitment, cut, listed("commits", commitment, commits), listed("values", commitment, values), tail)
    need(seed.hex() == cut["seed"], "seed")
    return seed


def check_brief(seal, cut, commitment):
    """The cut as a round of the second format tells it: counts and roots."""
    check_house(seal, cut)
    commits, values, failed = cut["list"], cut["values"], cut["failed"]
    check_attempts(seal, cut, [each["withheld"] for each in failed], values["count"], cut["missed"])
    need(commits["count"] == (0 if seal["cutIndex"] is None else values["count"]), "contributions")
    need(all(each["withheld"] <= each["count"] for each in failed), "contributions")
    for each in [commits, values, *failed]:
        need((each["count"] == 0) == (each["root"] == sha().hex()), "contributions")
    seed = seed_2(commitment, cut, commits, values, check_beacon(seal, cut))
    need(seed.hex() == cut["seed"], "seed")
    return seed


def check_dealt(played, cards):
    sides, hands = [], {"player": [], "banker": []}
    for card in cards:
        sides.append(next_side(**hands))
        need(sides[-1], "rounds")
        hands[sides[-1]].append(card)
    shown = {side: played[side] for side in hands}
    if played["status"] == "settled":
        need(next_side(**hands) is None and shown == hands and played["mark"] == mark_of(**hands), "rounds")
        return
    need(played["status"] == "cancelled" and played["mark"] is None, "rounds")
    # Any of the first four may never have been turned; of more cards, the last alone.
    for hidden in range(1 << len(cards)) if len(cards) <= 4 else (0, 1 << (len(cards) - 1)):
        seen = [pair for i, pair in enumerate(zip(sides, cards)) if not hidden >> i & 1]
        if all(shown[side] == [card for at, card in seen if at == side] for side in hands):
            return
    need(False, "rounds")


def check_cut_card(seal, rounds):
    last, plus_one = None, seal["afterCut"] == "finish-plus-one"
    for played in rounds:
        need(last is None or played["round"] <= last, "cut-card")
        left = -1 if seal["cutIndex"] is None else seal["cutIndex"] - played["first"]
        if left <= (0 if plus_one else 3):
            last = played["round"]
        elif last is None and played["taken"] > left:
            last = played["round"] + plus_one


def leaf_of(seal, place, card, nonce):
    return sha(b"\0punto leaf 1\n", seal["shoe"], "\n", u32(place), card, hex32(nonce))


def check_shoe(file):
    seal, cards, rounds, burn = file["seal"], file["cards"], file["rounds"], file["burn"]
    commitment = commitment_of(seal)
    need(commitment == file["commitment"], "commitment")
    need(sorted(each["card"] for each in cards) == sorted(DECK * seal["decks"]), "deck")
    need(len({each["nonce"] for each in cards}) == len(cards), "nonces")
    need(tree_hash([leaf_of(seal, i, **each) for i, each in enumerate(cards)]).hex() == seal["root"], "root")
    seed = check_cut(seal, file["cut"], commitment)
    shoe = [cards[place]["card"] for place in permutation_of(seed, len(cards))]
    if seal["burn"] == "none" or burn is None:
        need(burn is None and (seal["burn"] == "none" or not rounds), "burn")
    else:
        need(burn == {"faceUp": shoe[0], "count": burnt_after(shoe[0], seal["burn"])}, "burn")
    place = 1 + burn["count"] if burn else 0
    for i, played in enumerate(rounds):
        need(played["round"] == i + 1 and played["first"] == place, "rounds")
        place += played["taken"]
        need(place <= len(shoe), "rounds")
        check_dealt(played, shoe[played["first"]:place])
    check_cut_card(seal, rounds)
    need(digest_of(file) == file["digest"], "digest")


def root_from(leaf, place, last, proof):
    """Where a path of siblings leads in a tree whose last leaf has this place, or nothing."""
    proof = list(proof)
    while last > 0:
        if place % 2 == 1 or place < last:
            if not proof:
                return None
            sibling = hex32(proof.pop(0))
            leaf = sha(b"\1", sibling, leaf) if place % 2 == 1 else sha(b"\1", leaf, sibling)
        place, last = place >> 1, last >> 1
    return None if proof else leaf


def check_round(file):
    seal, cards, closed, last = file["seal"], file["cards"], file["closed"], file["seal"]["decks"] * 52 - 1
    for each in cards:
        leaf = leaf_of(seal, each["leaf"], each["card"], each["nonce"])
        led = each["leaf"] <= last and root_from(leaf, each["leaf"], last, each["proof"])
        need(led and led.hex() == seal["root"], "proofs")
    need(len({each["nonce"] for each in cards}) == len(cards), "nonces")
    seed = (check_cut if file["version"] == 1 else check_brief)(seal, file["cut"], commitment_of(seal))
    places = permutation_of(seed, last + 1)
    need(all(each["index"] <= last and places[each["index"]] == each["leaf"] for each in cards), "order")
    check_round_burn(file)
    turned = [(each["index"], each["side"], each["card"]) for each in cards if each["side"] != "burn"]
    hidden = [(each["index"], each["side"], None) for each in closed]
    for some in (turned, hidden):
        need(all(a[0] < b[0] for a, b in zip(some, some[1:])), "rounds")
    check_laid(sorted(turned + hidden, key=lambda each: each[0]), file["status"] == "settled")
    need(digest_of(file) == file["digest"], "digest")


def check_round_burn(file):
    cards, custom = file["cards"], file["seal"]["burn"]
    burnt = [each["side"] for each in cards].count("burn")
    if file["round"] != 1 or custom == "none":
        need(burnt == 0, "burn")
        return
    need(burnt == 1 and cards[0]["side"] == "burn" and cards[0]["index"] == 0, "burn")
    dealt = [each["index"] for each in cards[1:] + file["closed"]]
    need(not dealt or min(dealt) == 1 + burnt_after(cards[0]["card"], custom), "burn")


def check_laid(laid, is_settled):
    """Cards of one round by their index; the face of one that was never turned is not known."""
    hands, hidden = {"player": [], "banker": []}, False
    need(len(laid) <= 6 and all(index == laid[0][0] + i for i, (index, _, _) in enumerate(laid)), "rounds")
    for i, (_, side, card) in enumerate(laid):
        need(i < 4 or not hidden, "rounds")
        need(side == (("player", "banker")[i % 2] if i < 4 else next_side(**hands)), "rounds")
        hidden = hidden or card is None
        hands[side] += [card] if card else []
    need(not is_settled or not hidden and next_side(**hands) is None, "rounds")


# Bets. The grammar of docs/reference/bets.md, read from that document and from nothing else.
OUTCOMES, SIDES = ("player", "banker", "tie"), ("player", "banker")


def values(*known):
    return lambda it: (type(it) is list and len(it) > 0 and all(any(exactly(each)(v) for each in known) for v in it)
                       and len(set(map(repr, it))) == len(it))


def by_hand(each, **more):
    of = {"player": each, "banker": each, **more}
    return lambda it: type(it) is dict and len(it) > 0 and all(name in of and of[name](v) for name, v in it.items())


SCORES = values(*range(10))
WORDS = {
    "winner": values(*OUTCOMES), "score": by_hand(SCORES), "initial": by_hand(SCORES), "margin": SCORES,
    "cards": by_hand(values(2, 3), total=values(4, 5, 6)), "natural": by_hand(values(8, 9)),
    "third": by_hand(values(*range(10), "none")), "pair": values(*SIDES), "perfectPair": values(*SIDES),
    "suited": values(*SIDES), "colour": by_hand(values("red", "black", "mixed")),
    "ranks": record(side=word(*SIDES), of=values(*RANKS)),
    "count": record(of=values(*RANKS), **{"in": word("first4", "all"), "is": values(*range(7))}),
}
BET_ID = text("[a-z0-9][a-z0-9-]{0,63}(/[a-z0-9][a-z0-9-]{0,63})?")


def is_condition(it, seen, depth=1):
    seen.append(None)
    if len(seen) > 400 or depth > 12 or type(it) is not dict or len(it) != 1:
        return False
    (name, value), = it.items()
    if name in ("all", "any"):
        return type(value) is list and len(value) > 0 and all(is_condition(each, seen, depth + 1) for each in value)
    if name == "not":
        return is_condition(value, seen, depth + 1)
    return name in WORDS and WORDS[name](value)


def lowest(digits, of):
    """The ratio of two whole numbers, or nothing where one is 0 or too large."""
    part = int(digits)
    divisor = gcd(part, of)
    if part == 0 or of == 0 or max(part, of) // divisor > 9000:
        return None
    return part // divisor, of // divisor


def pays_of(it):
    found = type(it) is str and re.fullmatch(r"(\d{1,4})(?:\.(\d{1,4}))?:(\d{1,4})", it, re.ASCII)
    return found and lowest(found[1] + (found[2] or ""), int(found[3]) * 10 ** len(found[2] or ""))


def share_of(it):
    found = type(it) is str and re.fullmatch(r"(\d{1,2})(?:\.(\d{1,4}))? ?%", it, re.ASCII)
    return found and lowest(found[1] + (found[2] or ""), 100 * 10 ** len(found[2] or ""))


def is_text(most):
    # Lengths are those of UTF-16, in which the grammar counts; a text of blanks alone is none.
    blanks = "\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(map(chr, range(0x2000, 0x200b)))
    return lambda it: type(it) is str and it.strip(blanks) != "" and len(it.encode("utf-16-le", "surrogatepass")) // 2 <= most


def is_definition(it):
    if type(it) is not dict or not {"id", "name", "source", "rows"} <= it.keys():
        return False
    if not it.keys() <= {"id", "name", "source", "rows", "$schema", "push", "commission", "until"}:
        return False
    seen, names, rows, push = [], it["name"], it["rows"], it.get("push", [])
    return (BET_ID(it["id"]) and it["id"] not in RULES
            and type(names) is dict and "en" in names and all(is_text(60)(each) for each in names.values())
            and all(text("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")(tag) for tag in names) and is_text(400)(it["source"])
            and type(rows) is list and 1 <= len(rows) <= 40
            and all(type(row) is dict and row.keys() == {"when", "pays"} and is_condition(row["when"], seen)
                    and pays_of(row["pays"]) for row in rows)
            and type(push) is list and len(push) <= 20 and all(is_condition(each, seen) for each in push)
            and ("commission" not in it or share_of(it["commission"]) is not None and share_of(it["commission"]))
            and or_null(whole(1, 200))(it.get("until")))


def terms_of(bet):
    """What settles: rows with their ratios, pushes, the share that is kept."""
    rows = [(row["when"], pays_of(row["pays"])) for row in bet["rows"]]
    return rows, bet.get("push", []), share_of(bet["commission"]) if "commission" in bet else None


def sorted_values(it):
    if type(it) is dict:
        return {name: sorted_values(each) for name, each in it.items()}
    if type(it) is list:
        return [sorted_values(each) for each in it] if any(type(v) is dict for v in it) else sorted(it, key=json.dumps)
    return it


def bet_hash(bet):
    rows, push, kept = terms_of(bet)
    ratio = lambda it: it and f"{it[0]}:{it[1]}"
    form = {"id": bet["id"], "rows": [{"when": sorted_values(when), "pays": ratio(pays)} for when, pays in rows],
            "push": [sorted_values(each) for each in push], "commission": ratio(kept)}
    canonical = json.dumps(form, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha("punto bet 1\n", canonical).hex()


def third_of(hand):
    return value_of(hand[2]) if len(hand) == 3 else "none"


def colour_of(hand):
    red = [card[1] in "HD" for card in hand]
    return "red" if all(red) else "mixed" if any(red) else "black"


OF_HAND = {
    "score": score_of, "initial": lambda hand: score_of(hand[:2]), "cards": len, "third": third_of, "colour": colour_of,
    "natural": lambda hand: score_of(hand) if len(hand) == 2 else None,
}
OF_TWO = {
    "pair": lambda a, b: a[0] == b[0], "perfectPair": lambda a, b: a == b, "suited": lambda a, b: a[1] == b[1],
}


def holds(condition, hands):
    (name, value), = condition.items()
    player, banker = hands["player"], hands["banker"]
    if name in ("all", "any"):
        return (all if name == "all" else any)(holds(each, hands) for each in value)
    if name == "not":
        return not holds(value, hands)
    if name == "winner":
        return outcome_of(hands) in value
    if name == "margin":
        return abs(score_of(player) - score_of(banker)) in value
    if name in OF_TWO:
        return any(OF_TWO[name](*hands[side][:2]) for side in value)
    if name == "ranks":
        return all(card[0] in value["of"] for card in hands[value["side"]][:2])
    if name == "count":
        counted = player[:2] + banker[:2] if value["in"] == "first4" else player + banker
        return sum(card[0] in value["of"] for card in counted) in value["is"]
    of = {"player": player, "banker": banker, "total": player + banker}
    return all(OF_HAND[name](of[hand]) in wanted for hand, wanted in value.items())


def outcome_of(hands):
    p, b = score_of(hands["player"]), score_of(hands["banker"])
    return "tie" if p == b else "player" if p > b else "banker"


def settled(terms, stake, hands):
    """Verdict, winnings, commission and return; nothing where no house could reckon it in exact numbers."""
    rows, push, kept = terms
    for when, (part, of) in rows:
        if holds(when, hands):
            winnings, commission = stake * part // of, 0
            if kept:
                commission = -(-winnings * kept[0] // kept[1])
            exact = max(stake * part, winnings * (kept[0] if kept else 1), stake + winnings) < 2**53
            return ("won", winnings, commission, stake + winnings - commission) if exact else None
    pushed = any(holds(each, hands) for each in push)
    return ("pushed" if pushed else "lost", 0, 0, stake if pushed else 0)


# The twenty schedules of docs/rules.md: the option that each pays, and its terms.
def wins_of(side):
    return {"winner": [side]}


def and_all(*conditions):
    return {"all": list(conditions)}


def of_cards(side, score, cards):
    return and_all(wins_of(side), {"score": {side: [score]}}, {"cards": {side: [cards]}})


def bonus(side):
    own, by = {"natural": {side: [8, 9]}}, {4: 1, 5: 2, 6: 4, 7: 6, 8: 10, 9: 30}
    rows = [(and_all(wins_of(side), own), (1, 1))]
    rows += [(and_all(wins_of(side), {"not": own}, {"margin": [margin]}), (to, 1)) for margin, to in by.items()]
    return rows, [and_all(wins_of("tie"), {"natural": {"player": [8, 9], "banker": [8, 9]}})], None


def super_seven(cards):
    return and_all(wins_of("player"), {"score": {"player": [7], "banker": [6]}}, {"cards": {"total": [cards]}})


def rows_of(*rows):
    return list(rows), [], None


TIES, SIX = [wins_of("tie")], {"score": {"banker": [6]}}
RULES = {
    "player": ("player", ([(wins_of("player"), (1, 1))], TIES, None)),
    "banker": ("banker", ([(wins_of("banker"), (1, 1))], TIES, (1, 20))),
    "banker-no-commission": ("banker", ([(and_all(wins_of("banker"), {"not": SIX}), (1, 1)),
                                         (and_all(wins_of("banker"), SIX), (1, 2))], TIES, None)),
    "tie": ("tie", rows_of((wins_of("tie"), (8, 1)))),
    "tie-nine": ("tie", rows_of((wins_of("tie"), (9, 1)))),
    "player-pair": ("player-pair", rows_of(({"pair": ["player"]}, (11, 1)))),
    "banker-pair": ("banker-pair", rows_of(({"pair": ["banker"]}, (11, 1)))),
    "any-pair": ("any-pair", rows_of(({"pair": ["player", "banker"]}, (5, 1)))),
    "perfect-pair": ("perfect-pair", rows_of(({"perfectPair": ["player", "banker"]}, (25, 1)))),
    "player-natural": ("player-natural", rows_of(({"natural": {"player": [8, 9]}}, (7, 2)))),
    "banker-natural": ("banker-natural", rows_of(({"natural": {"banker": [8, 9]}}, (7, 2)))),
    "player-bonus": ("player-bonus", bonus("player")),
    "banker-bonus": ("banker-bonus", bonus("banker")),
    "lucky-six": ("lucky-six", rows_of((of_cards("banker", 6, 2), (12, 1)), (of_cards("banker", 6, 3), (20, 1)))),
    "two-card-lucky-six": ("two-card-lucky-six", rows_of((of_cards("banker", 6, 2), (22, 1)))),
    "three-card-lucky-six": ("three-card-lucky-six", rows_of((of_cards("banker", 6, 3), (50, 1)))),
    "lucky-seven": ("lucky-seven", rows_of((of_cards("player", 7, 2), (6, 1)), (of_cards("player", 7, 3), (15, 1)))),
    "two-card-lucky-seven": ("two-card-lucky-seven", rows_of((of_cards("player", 7, 2), (15, 1)))),
    "three-card-lucky-seven": ("three-card-lucky-seven", rows_of((of_cards("player", 7, 3), (30, 1)))),
    "super-lucky-seven": ("super-lucky-seven", rows_of((super_seven(4), (30, 1)), (super_seven(5), (40, 1)),
                                                       (super_seven(6), (100, 1)))),
}


# The file of a play record.
def open_record(free, **needed):
    """As `record`, with some fields that may be left out."""
    return lambda it: type(it) is dict and record(
        **needed, **{name: shape for name, shape in free.items() if name in it})(it)


AMOUNT, SIGNED, COUNTING = whole(0, 2**52), whole(-2**52, 2**52), whole(1, 2**53 - 1)
ANY_TEXT = lambda it: type(it) is str and len(it.encode("utf-16-le", "surrogatepass")) // 2 <= 10_000
IS_BET_LINE = open_record(
    {"schedule": BET_ID, "betHash": HEX}, option=BET_ID, stakeMinor=whole(1, 10**12),
    verdict=word("won", "pushed", "lost", "returned"), winningsMinor=AMOUNT, commissionMinor=AMOUNT, returnedMinor=AMOUNT)
IS_RECORD = open_record(
    {"revision": AMOUNT, "reason": ANY_TEXT, "correction": record(deltaMinor=SIGNED, uncollectedMinor=AMOUNT),
     "conduct": lambda it: True, "behind": lambda it: True},
    patron=ANY_TEXT, table=ANY_TEXT, tableName=ANY_TEXT, shoe=COUNTING, round=COUNTING, at=AMOUNT,
    status=word("settled", "cancelled", "voided", "resettled"), mode=word("traditional", "no-commission"),
    player=list_of(CARD, 3), banker=list_of(CARD, 3), outcome=or_null(word(*OUTCOMES)), playerScore=whole(0, 9),
    bankerScore=whole(0, 9), bets=list_of(IS_BET_LINE, 200), stakedMinor=AMOUNT, returnedMinor=AMOUNT,
    balanceBeforeMinor=SIGNED, balanceAfterMinor=SIGNED)
IS_RECORD_FILE = record(
    kind=exactly("punto-record"), version=exactly(1), records=list_of(IS_RECORD, 10**6),
    definitions=lambda it: type(it) is dict and len(it) <= 10**5 and all(HEX(k) and is_definition(v) for k, v in it.items()),
    rounds=list_of(lambda it: IS_ROUND(1, IS_CUT)(it) or IS_ROUND(2, IS_BRIEF)(it), 10**6))


def hands_of(played):
    """The hands, where the drawing rules deal them and no card more."""
    wanted = {side: list(played[side]) for side in SIDES}
    hands, left = {"player": [], "banker": []}, {side: list(hand) for side, hand in wanted.items()}
    while (side := next_side(**hands)) and left[side]:
        hands[side].append(left[side].pop(0))
    return hands if next_side(**hands) is None and hands == wanted else None


def is_decided(played):
    return played["status"] in ("settled", "resettled")


def check_result(played):
    if not is_decided(played):
        return played["outcome"] is None
    hands = hands_of(played)
    scores = hands and (score_of(hands["player"]), score_of(hands["banker"]))
    return bool(hands) and (played["outcome"], (played["playerScore"], played["bankerScore"])) == (outcome_of(hands), scores)


def check_bet(played, bet, sound):
    """Whether a line of a bet is right; nothing can be said of one by an earlier release, which did not keep what paid."""
    stake = bet["stakeMinor"]
    told = tuple(bet[name] for name in ("verdict", "winningsMinor", "commissionMinor", "returnedMinor"))
    if not is_decided(played):
        return told == ("returned", 0, 0, stake)
    hands, option, schedule = hands_of(played), bet["option"], bet.get("schedule", bet["option"])
    if hands is None or "schedule" not in bet and "betHash" not in bet:
        return True
    if "betHash" in bet:
        known = sound.get(bet["betHash"])
        if known is None or known["id"] != schedule or option != schedule and option not in OUTCOMES:
            return False
        terms = terms_of(known)
    elif schedule in RULES and RULES[schedule][0] == option:
        terms = RULES[schedule][1]
    else:
        return False
    return told == settled(terms, stake, hands)


def check_sums(played, before):
    bets, corrected = played["bets"], played.get("correction")
    if [sum(bet[name] for bet in bets) for name in ("stakeMinor", "returnedMinor")] != [
            played["stakedMinor"], played["returnedMinor"]]:
        return False
    net = played["returnedMinor"] - played["stakedMinor"]
    if corrected:
        had = before and before["returnedMinor"] + before.get("correction", {}).get("uncollectedMinor", 0)
        if before and corrected["deltaMinor"] != played["returnedMinor"] - had:
            return False
        net = corrected["deltaMinor"] + corrected["uncollectedMinor"]
    return played["balanceAfterMinor"] - played["balanceBeforeMinor"] == net


def check_opened(opened, records):
    try:
        check_round(opened)
    except Refused:
        return False
    place = (opened["seal"]["table"], opened["seal"]["number"], opened["round"])
    own = [each for each in records if (each["table"], each["shoe"], each["round"]) == place]
    first = next((each for each in own if each["status"] == "settled"), None)
    shown = {side: [each["card"] for each in opened["cards"] if each["side"] == side] for side in SIDES}
    return bool(own) and (first is None or {side: first[side] for side in SIDES} == shown)


def check_record(file):
    """Its steps, each of which names the first line that is wrong."""
    records, definitions = file["records"], file["definitions"]
    hashes = {told: bet_hash(bet) for told, bet in definitions.items()}
    for told, made in hashes.items():
        need(told == made, f"definitions definitions.{told}")
    for i, played in enumerate(records):
        need(check_result(played), f"results records[{i}]")
    for i, played in enumerate(records):
        for j, bet in enumerate(played["bets"]):
            need(check_bet(played, bet, definitions), f"bets records[{i}].bets[{j}]")
    key = lambda played, step: (played["table"], played["shoe"], played["round"], played.get("revision", 0) + step)
    revisions = {key(played, 0): played for played in records}
    for i, played in enumerate(records):
        need(check_sums(played, revisions.get(key(played, -1))), f"sums records[{i}]")
    for i, opened in enumerate(file["rounds"]):
        need(check_opened(opened, records), f"opened rounds[{i}]")


def number_of(text):
    """As JSON has it: 31.0 and 31 are one number, and none is more exact than 64 bits with a floating point."""
    number = float(text)
    return int(number) if number.is_integer() else number


def no_number(text):
    raise ValueError(text)


def refusal_of(path):
    """The first step that fails, or nothing; what is no opened shoe or round at all fails in its shape."""
    try:
        with open(path, encoding="utf-8") as opened:
            file = json.load(opened, parse_int=number_of, parse_float=number_of, parse_constant=no_number)
        need(any(shape(file) for shape in [*SHAPES, IS_RECORD_FILE]), "shape")
        {"punto-shoe": check_shoe, "punto-round": check_round, "punto-record": check_record}[file["kind"]](file)
    except Refused as refused:
        return str(refused)
    # What is no JSON, is nested without end, or is larger than the memory there is.
    except (ValueError, RecursionError, MemoryError):
        return "shape"
    except OSError as fault:
        return f"it cannot be read ({fault.strerror})"
    return None


def main(paths):
    steps = [refusal_of(path) for path in paths]
    for path, step in zip(paths, steps):
        print(f"{path}: {'agrees' if step is None else 'refused: ' + step}")
    return 1 if any(steps) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if sys.argv[1:] else __doc__)
