"""A small wallet by Punto's contract, in Python's standard library alone. An example to read and to begin from: one process, SQLite, test patrons.

    python3 wallet.py --key whsec_... [--key whsec_old...] [--port 8096] [--book wallet.db]
"""

import argparse
import base64
import hashlib
import hmac
import json
import re
import sqlite3
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MOST = 2**53 - 1
MOST_BODY = 256 * 1024

# --- Signatures: Standard Webhooks 1.0 -------------------------------------------------------------------------------


def key_of(text):
    if not text.startswith("whsec_"):
        raise ValueError("a key begins with whsec_")
    return base64.b64decode(text[len("whsec_") :], validate=True)


def signature(key, message_id, seconds, raw):
    signed = f"{message_id}.{seconds}.".encode() + raw
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def is_signed(keys, headers, raw):
    message_id, seconds, given = (headers.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if message_id is None or given is None or re.fullmatch(r"[0-9]{1,15}", seconds or "") is None:
        return False
    if abs(time.time() - int(seconds)) > 300:
        return False
    fits = False
    for key in keys:
        for one in given.split(" ")[:8]:
            fits |= hmac.compare_digest(signature(key, message_id, seconds, raw).encode(), one.encode())
    return fits


# --- Bodies: exactly the fields of the contract ------------------------------------------------------------------------


def integer(least=-MOST):
    return lambda value: type(value) is int and least <= value <= MOST


def text(most=500):
    return lambda value: type(value) is str and 1 <= len(value) <= most


def matches(pattern):
    return lambda value: type(value) is str and re.fullmatch(pattern, value) is not None


def one_of(*words):
    return lambda value: type(value) is str and value in words


def list_of(check, least=1):
    return lambda value: type(value) is list and len(value) >= least and all(check(one) for one in value)


def fields(**checks):
    return lambda value: (
        type(value) is dict and value.keys() == checks.keys() and all(check(value[name]) for name, check in checks.items())
    )


def result(value):
    cards = lambda hand: type(hand) is list and all(matches("[A23456789TJQK][SHDC]")(card) for card in hand)
    right = fields(outcome=one_of("player", "banker", "tie"), player=cards, banker=cards)
    return value is None or right(value)


ANY_ID = matches(r"[^\x00-\x1f\x7f]{1,128}")
TRANSACTION = matches(r"[A-Za-z0-9:/_-]{1,128}")
NAME = matches(r"[a-z0-9][a-z0-9-]{0,63}")
OWNER = dict(session=ANY_ID, patron=ANY_ID, brand=NAME, currency=matches("[A-Z]{3}"))
MONEY = dict(transaction=TRANSACTION, **OWNER)
ROUND = dict(table=NAME, shoe=integer(1), round=integer(1))
DEBIT_LINE = fields(option=text(64), stake=integer(1), schedule=text(80))
CREDIT_LINE = dict(option=text(64), stake=integer(1), commission=integer(0), outcome=one_of("won", "lost", "push", "void"))

CALLS = {
    "session": fields(launch=ANY_ID, session=ANY_ID, patron=ANY_ID, brand=NAME),
    "balance": fields(**OWNER),
    "debit": fields(
        **MONEY,
        **ROUND,
        amount=integer(1),
        ticket=text(64),
        mode=one_of("traditional", "no-commission"),
        lines=list_of(DEBIT_LINE),
        placedAt=integer(0),
    ),
    "cancel": fields(**MONEY, debit=TRANSACTION, reason=one_of("unclear", "late", "round-cancelled")),
    "credit": fields(
        **MONEY,
        **ROUND,
        debits=list_of(TRANSACTION),
        amount=integer(0),
        lines=list_of(fields(**CREDIT_LINE, **{"return": integer(0)})),
        roundClosed=lambda value: type(value) is bool,
        result=result,
    ),
    "adjust": fields(**MONEY, of=TRANSACTION, delta=integer(), reason=text(), approvedBy=text()),
    "promo": fields(**MONEY, kind=one_of("voucher", "prize", "rebate"), voucher=text(), amount=integer(1)),
}


def is_body(call, body):
    if not CALLS[call](body):
        return False
    if call == "debit":
        return sum(line["stake"] for line in body["lines"]) == body["amount"]
    if call == "credit":
        return sum(line["return"] for line in body["lines"]) == body["amount"]
    return True


# --- The book ------------------------------------------------------------------------------------------------------------

STATUS = {
    "funds": 402,
    "session-expired": 401,
    "patron-blocked": 403,
    "limit-stake": 409,
    "limit-loss": 409,
    "limit-time": 409,
    "limit-turnover": 409,
    "currency": 422,
    "unknown-patron": 404,
    "id-reused": 409,
    "cancelled": 409,
    "signature": 401,
    "malformed": 400,
    "unavailable": 503,
}
RETRYABLE = {"signature", "unavailable"}

SCHEMA = """
PRAGMA journal_mode = WAL;
CREATE TABLE IF NOT EXISTS patrons (
  id TEXT PRIMARY KEY, currency TEXT NOT NULL, balance INTEGER NOT NULL CHECK (balance >= 0), blocked INTEGER NOT NULL,
  most_stake INTEGER, most_loss INTEGER, most_turnover INTEGER, play_until INTEGER
);
CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, patron TEXT NOT NULL, ended INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS calls (
  id TEXT PRIMARY KEY, call TEXT NOT NULL, patron TEXT NOT NULL, delta INTEGER NOT NULL, state TEXT NOT NULL,
  body TEXT NOT NULL, status INTEGER NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS calls_of_patron ON calls (patron);
"""


def refuse(code, **more):
    return STATUS[code], dict(code=code, retryable=code in RETRYABLE, **more)


def now_ms():
    return int(time.time() * 1000)


def canonical(body):
    return json.dumps(body, sort_keys=True, ensure_ascii=False)


class Book:
    def __init__(self, file):
        self.db = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(SCHEMA)
        # One call at a time, each one transaction: balance and id are read and written together.
        self.lock = threading.Lock()

    def row(self, sql, *values):
        return self.db.execute(sql, values).fetchone()

    def add_patron(self, name, currency, balance, blocked=0, stake=None, loss=None, turnover=None, until=None):
        self.db.execute(
            "INSERT OR IGNORE INTO patrons VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (name, currency, balance, blocked, stake, loss, turnover, until),
        )

    def handle(self, call, body):
        with self.lock:
            self.db.execute("BEGIN IMMEDIATE")
            try:
                answer = self.decide(call, body)
                self.db.execute("COMMIT")
                return answer
            except BaseException:
                self.db.execute("ROLLBACK")
                raise

    def decide(self, call, body):
        if call == "session":
            return self.session(body)
        patron = self.row("SELECT * FROM patrons WHERE id = ?", body["patron"])
        wrong = refuse("unknown-patron") if patron is None else None
        if patron is not None and patron["currency"] != body["currency"]:
            wrong = refuse("currency")
        if call == "balance":
            return wrong or (200, dict(currency=body["currency"], balance=patron["balance"]))
        # The same id: the same answer, or a refusal.
        known = self.row("SELECT * FROM calls WHERE id = ?", body["transaction"])
        if known is not None:
            if known["call"] != call:
                return refuse("id-reused")
            if known["state"] == "poisoned":
                return refuse("cancelled")
            if known["body"] != canonical(body):
                return refuse("id-reused")
            return refuse("cancelled") if known["state"] == "cancelled" else (known["status"], json.loads(known["answer"]))
        if wrong:
            return self.keep(call, body, 0, "refused", wrong)
        return getattr(self, call)(body, patron)

    def session(self, body):
        patron = self.row("SELECT * FROM patrons WHERE id = ?", body["patron"])
        if patron is None:
            return refuse("unknown-patron")
        # Here the launch of a patron has the patron's own name. Yours is a one-time word.
        known = self.row("SELECT * FROM sessions WHERE id = ?", body["session"])
        if body["launch"] != patron["id"] or (known and (known["ended"] or known["patron"] != patron["id"])):
            return refuse("session-expired")
        if patron["blocked"]:
            return refuse("patron-blocked")
        self.db.execute("INSERT OR IGNORE INTO sessions VALUES (?, ?, 0)", (body["session"], patron["id"]))
        return 200, dict(patron=patron["id"], currency=patron["currency"], balance=patron["balance"])

    def debit(self, body, patron):
        session = self.row("SELECT * FROM sessions WHERE id = ?", body["session"])
        code = None
        if session is None or session["ended"] or session["patron"] != patron["id"]:
            code = "session-expired"
        elif patron["blocked"]:
            code = "patron-blocked"
        else:
            code = self.limit(patron, body["amount"])
        if code is None and patron["balance"] < body["amount"]:
            code = "funds"
        if code is not None:
            return self.keep("debit", body, 0, "refused", refuse(code, balance=patron["balance"]))
        return self.move("debit", body, patron, -body["amount"])

    def limit(self, patron, amount):
        played = self.row(
            "SELECT coalesce(-sum(CASE WHEN call = 'debit' AND state <> 'cancelled' THEN delta END), 0) AS staked, "
            "coalesce(sum(CASE WHEN call = 'credit' THEN delta END), 0) AS returned FROM calls WHERE patron = ?",
            patron["id"],
        )
        above = lambda limit, value: limit is not None and value > limit
        if above(patron["play_until"], now_ms()):
            return "limit-time"
        if above(patron["most_stake"], amount):
            return "limit-stake"
        if above(patron["most_turnover"], played["staked"] + amount):
            return "limit-turnover"
        if above(patron["most_loss"], played["staked"] + amount - played["returned"]):
            return "limit-loss"
        return None

    def cancel(self, body, patron):
        debit = self.row("SELECT * FROM calls WHERE id = ?", body["debit"])
        if debit is None:
            # Poisoned: when the debit comes after all, it is refused.
            self.db.execute(
                "INSERT INTO calls VALUES (?, 'debit', ?, 0, 'poisoned', '', 0, '', ?)",
                (body["debit"], patron["id"], now_ms()),
            )
            return self.move("cancel", body, patron, 0, outcome="not-taken")
        if debit["call"] != "debit" or debit["patron"] != patron["id"] or debit["state"] == "refused":
            return self.move("cancel", body, patron, 0, outcome="not-taken")
        if debit["state"] == "settled":
            return self.move("cancel", body, patron, 0, outcome="already-settled")
        if debit["state"] in ("cancelled", "poisoned"):
            return self.move("cancel", body, patron, 0, outcome="cancelled-before")
        self.db.execute("UPDATE calls SET state = 'cancelled' WHERE id = ?", (body["debit"],))
        return self.move("cancel", body, patron, -debit["delta"], outcome="returned")

    def credit(self, body, patron):
        for debit in body["debits"]:
            self.db.execute(
                "UPDATE calls SET state = 'settled' WHERE id = ? AND call = 'debit' AND state = 'taken'", (debit,)
            )
        return self.move("credit", body, patron, body["amount"])

    def promo(self, body, patron):
        return self.move("promo", body, patron, body["amount"])

    def adjust(self, body, patron):
        if body["delta"] < 0 and patron["balance"] + body["delta"] < 0:
            return self.keep("adjust", body, 0, "refused", refuse("funds", balance=patron["balance"]))
        return self.move("adjust", body, patron, body["delta"])

    def move(self, call, body, patron, delta, **more):
        balance = patron["balance"] + delta
        if balance > MOST:
            return refuse("unavailable")
        self.db.execute("UPDATE patrons SET balance = ? WHERE id = ?", (balance, patron["id"]))
        answer = dict(transaction=body["transaction"], currency=body["currency"], balance=balance, **more)
        return self.keep(call, body, delta, "taken", (200, answer))

    def keep(self, call, body, delta, state, answer):
        status, said = answer
        self.db.execute(
            "INSERT INTO calls VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (body["transaction"], call, body["patron"], delta, state, canonical(body), status, json.dumps(said), now_ms()),
        )
        return answer


# --- HTTP ------------------------------------------------------------------------------------------------------------------


def handler(book, keys):
    class Wallet(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            length = self.headers.get("content-length", "")
            if not length.isdigit() or int(length) > MOST_BODY:
                self.close_connection = True
                return self.send_error(413)
            raw = self.rfile.read(int(length))
            call = self.path.rsplit("/", 1)[-1]
            if call not in CALLS:
                return self.send_error(404)
            self.answer(*self.said(call, raw))

        def said(self, call, raw):
            if not is_signed(keys, self.headers, raw):
                return refuse("signature")
            try:
                body = json.loads(raw.decode("utf-8"))
            except ValueError:
                return refuse("malformed")
            return book.handle(call, body) if is_body(call, body) else refuse("malformed")

        def answer(self, status, said):
            raw = json.dumps(said).encode()
            message_id, seconds = self.headers.get("webhook-id", ""), int(time.time())
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(raw)))
            self.send_header("webhook-id", message_id)
            self.send_header("webhook-timestamp", str(seconds))
            self.send_header("webhook-signature", " ".join(signature(key, message_id, seconds, raw) for key in keys))
            self.end_headers()
            self.wfile.write(raw)

        def log_message(self, *_):
            pass

    return Wallet


class Server(ThreadingHTTPServer):
    request_queue_size = 256
    daemon_threads = True


def add_test_patrons(book):
    for name in ("check-main", "check-second", "check-Ünal 花子 🂡"):
        book.add_patron(name, "EUR", 1_000_000)
    book.add_patron("check-jpy", "JPY", 1_000_000)
    book.add_patron("check-kwd", "KWD", 1_000_000)
    book.add_patron("check-blocked", "EUR", 1_000_000, blocked=1)
    book.add_patron("check-limit-stake", "EUR", 1_000_000, stake=1_000)
    book.add_patron("check-limit-loss", "EUR", 1_000_000, loss=1_000)
    book.add_patron("check-limit-turnover", "EUR", 1_000_000, turnover=1_000)
    book.add_patron("check-limit-time", "EUR", 1_000_000, until=0)
    book.db.execute("INSERT OR IGNORE INTO sessions VALUES ('check-ended', 'check-main', 1)")


def main():
    options = argparse.ArgumentParser(description="A small wallet by Punto's contract, for tests.")
    options.add_argument("--key", action="append", required=True, help="whsec_ key; several while keys rotate")
    options.add_argument("--port", type=int, default=8096, help="0 for any free port")
    options.add_argument("--book", default=":memory:", help="SQLite file; without it the book is in memory")
    given = options.parse_args()
    try:
        keys = [key_of(key) for key in given.key]
    except ValueError as error:
        options.error(f"--key: {error}")
    book = Book(given.book)
    add_test_patrons(book)
    server = Server(("127.0.0.1", given.port), handler(book, keys))
    print(f"Wallet at http://127.0.0.1:{server.server_port}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
