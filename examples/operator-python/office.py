"""The other direction of Punto's contract, in Python's standard library alone: calls to Punto, and a receiver of webhooks.

    python3 office.py call https://punto.example lagoon whsec_... 'days?from=2026-01-31'
    python3 office.py call https://punto.example lagoon whsec_... sessions/end '{"patron": "anna-77", "currency": "EUR"}'
    python3 office.py export https://punto.example lagoon whsec_... punto.csv [from-ms] [to-ms]
    python3 office.py book wallet.db yours.csv
    python3 office.py reconcile https://punto.example lagoon whsec_... yours.csv 2026-01-31
    python3 office.py receive webhooks.db 8097 whsec_... [whsec_old...] [--fail=0.3]
"""

import base64
import csv
import hashlib
import hmac
import json
import random
import sqlite3
import sys
import time
import urllib.parse
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

# --- Signatures: Standard Webhooks 1.0 -------------------------------------------------------------------------------
# As in wallet.py: each example runs as one file that can be copied alone.


def key_of(text):
    if not text.startswith("whsec_"):
        raise ValueError("a key begins with whsec_")
    return base64.b64decode(text[len("whsec_") :], validate=True)


def signature(key, message_id, seconds, raw):
    signed = f"{message_id}.{seconds}.".encode() + raw
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def is_signed(keys, headers, raw):
    message_id, seconds, given = (headers.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not seconds.isdigit() or abs(time.time() - int(seconds)) > 300:
        return False
    return any(
        hmac.compare_digest(signature(key, message_id, seconds, raw).encode(), one.encode())
        for key in keys
        for one in given.split(" ")
    )


# --- Calls to Punto --------------------------------------------------------------------------------------------------


def call(punto, brand, key, path, body=None, kind="application/json"):
    raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    message_id, seconds = str(uuid.uuid4()), str(int(time.time()))
    headers = {
        "webhook-id": message_id,
        "webhook-timestamp": seconds,
        "webhook-signature": signature(key, message_id, seconds, raw),
    }
    if body is not None:
        headers["content-type"] = kind
    request = urllib.request.Request(
        f"{punto}/api/operator/v1/{brand}/{path}", data=None if body is None else raw, headers=headers
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"{refused.code}: {refused.read().decode()}") from None


def feed(punto, brand, key, name, **query):
    """Every item of a feed. Keep the last `next` to go on from it later."""
    while True:
        page = call(punto, brand, key, f"{name}?{urllib.parse.urlencode(query)}")
        yield from page[name]
        if not page["more"]:
            return
        query["after"] = page["next"]


def write_book(path, lines):
    columns = ["transaction", "currency", "amount", "state", "at"]
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns, extrasaction="ignore", lineterminator="\n")
        writer.writeheader()
        # A cancel gives a debit back, whose own line says so.
        writer.writerows(line for line in lines if line["call"] != "cancel")


def export(punto, brand, key, path, **span):
    """Punto's side of a reconciliation, up to a minute before now: `punto operator reconcile PATH yours.csv`."""
    write_book(path, feed(punto, brand, key, "transactions", limit=5000, **span))


STATES = {"taken": "done", "settled": "done", "cancelled": "cancelled", "refused": "refused"}


def own_lines(wallet):
    """The calls in the book of wallet.py. One that was cancelled before it came moved no money, and is left out."""
    for call, state, body, at in sqlite3.connect(wallet).execute(
        "SELECT call, state, body, at FROM calls WHERE state <> 'poisoned' ORDER BY at"
    ):
        sent = json.loads(body)
        amount = sent["delta"] if call == "adjust" else sent.get("amount")
        yield {**sent, "call": call, "amount": amount, "state": STATES[state], "at": at}


def reconcile(punto, brand, key, path, day):
    """Your file against Punto's transactions of a gaming day."""
    with open(path, "rb") as file:
        return call(punto, brand, key, f"reconciliations?day={day}", file.read(), "text/csv")


# --- Webhooks --------------------------------------------------------------------------------------------------------


def receive(path, port, keys, fail=0.0):
    """`fail`: the share of webhooks that are answered with 500, to see them come again; half of these are kept before."""
    book = sqlite3.connect(path)
    book.execute("CREATE TABLE IF NOT EXISTS webhooks (id TEXT PRIMARY KEY, type TEXT NOT NULL, body TEXT NOT NULL)")

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self):
            raw = self.rfile.read(int(self.headers.get("content-length", "0")))
            if not is_signed(keys, self.headers, raw):
                self.send_response(401)
            else:
                fails = random.random() < fail
                if not fails or random.random() < 0.5:
                    self.keep(raw)
                self.send_response(500 if fails else 204)
            self.end_headers()

        def keep(self, raw):
            # One transaction: what a webhook leads to belongs in it too. A webhook that comes again changes nothing.
            with book:
                book.execute(
                    "INSERT INTO webhooks VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
                    (self.headers["webhook-id"], json.loads(raw)["type"], raw.decode()),
                )

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", port), Receiver)
    print(f"Receiver at http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()


def main(arguments):
    what = arguments[:1]
    if what == ["call"] and len(arguments) in (5, 6):
        _, punto, brand, key, path, *body = arguments
        print(json.dumps(call(punto, brand, key_of(key), path, json.loads(body[0]) if body else None), indent=2))
    elif what == ["export"] and 5 <= len(arguments) <= 7:
        _, punto, brand, key, path, *span = arguments
        export(punto, brand, key_of(key), path, **dict(zip(("from", "to"), span)))
    elif what == ["book"] and len(arguments) == 3:
        write_book(arguments[2], own_lines(arguments[1]))
    elif what == ["reconcile"] and len(arguments) == 6:
        _, punto, brand, key, path, day = arguments
        print(json.dumps(reconcile(punto, brand, key_of(key), path, day), indent=2))
    elif what == ["receive"] and len(arguments) >= 4:
        _, path, port, *more = arguments
        fail = sum(float(word.removeprefix("--fail=")) for word in more if word.startswith("--fail="))
        receive(path, int(port), [key_of(word) for word in more if not word.startswith("--fail=")], fail)
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
