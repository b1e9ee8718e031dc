-- Debits of tickets at the wallet of an operator: written before the call, closed in the transaction that decides the ticket.
CREATE TABLE wallet_debits (
  debit TEXT NOT NULL PRIMARY KEY,
  table_id TEXT NOT NULL,
  shoe INTEGER NOT NULL,
  round INTEGER NOT NULL,
  patron TEXT NOT NULL,
  ticket TEXT NOT NULL,
  brand TEXT NOT NULL,
  account TEXT NOT NULL,
  session TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused', 'cancelled')),
  reason TEXT,
  traceparent TEXT
) STRICT;
CREATE INDEX wallet_debits_of_round ON wallet_debits (table_id, shoe, round);
CREATE INDEX wallet_debits_open ON wallet_debits (table_id) WHERE state = 'open';

-- Calls owed to the wallet of an operator, delivered in the order of their numbers for each patron.
CREATE TABLE wallet_outbox (
  number INTEGER PRIMARY KEY,
  call_id TEXT NOT NULL UNIQUE,
  call TEXT NOT NULL CHECK (call IN ('cancel', 'credit', 'adjust', 'promo')),
  brand TEXT NOT NULL,
  table_id TEXT NOT NULL,
  patron TEXT NOT NULL,
  body TEXT NOT NULL,
  delta_minor INTEGER NOT NULL,
  at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  fault TEXT,
  delivered_at INTEGER,
  outcome TEXT,
  traceparent TEXT
) STRICT;
CREATE INDEX wallet_outbox_due ON wallet_outbox (table_id, brand, due_at) WHERE delivered_at IS NULL;
CREATE INDEX wallet_outbox_of_patron ON wallet_outbox (patron, number) WHERE delivered_at IS NULL;
-- What the operator of a brand reads, in order of time.
CREATE INDEX wallet_debits_of_brand ON wallet_debits (brand, at, debit);
CREATE INDEX wallet_debits_unresolved ON wallet_debits (brand, at, debit) WHERE state = 'open';
CREATE INDEX wallet_outbox_of_brand ON wallet_outbox (brand, at, call_id);
CREATE INDEX wallet_outbox_unresolved ON wallet_outbox (brand, at, call_id) WHERE delivered_at IS NULL;
