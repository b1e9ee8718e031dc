-- What the operators of brands read and are sent: rounds with stakes of their patrons, figures by quarter of an hour, and webhooks.
CREATE TABLE brand_rounds (
  number     INTEGER PRIMARY KEY,
  brand      TEXT    NOT NULL,
  table_id   TEXT    NOT NULL,
  shoe       INTEGER NOT NULL,
  round      INTEGER NOT NULL,
  revision   INTEGER NOT NULL,
  at         INTEGER NOT NULL,
  status     TEXT    NOT NULL CHECK (status IN ('settled', 'cancelled', 'voided', 'resettled')),
  currencies TEXT    NOT NULL CHECK (json_valid(currencies)),
  UNIQUE (brand, table_id, shoe, round, revision)
) STRICT;
CREATE INDEX brand_rounds_of_brand ON brand_rounds (brand, number);

-- corrected: the quarter of what a correction corrects; -1: no correction.
CREATE TABLE brand_figures (
  brand            TEXT    NOT NULL,
  currency         TEXT    NOT NULL,
  quarter          INTEGER NOT NULL,
  corrected        INTEGER NOT NULL,
  table_id         TEXT    NOT NULL,
  option           TEXT    NOT NULL,
  schedule         TEXT    NOT NULL,
  bets             INTEGER NOT NULL,
  stake_minor      INTEGER NOT NULL,
  returned_minor   INTEGER NOT NULL,
  commission_minor INTEGER NOT NULL,
  cancelled_minor  INTEGER NOT NULL,
  PRIMARY KEY (brand, currency, quarter, corrected, table_id, option, schedule)
) STRICT, WITHOUT ROWID;
CREATE INDEX brand_figures_by_quarter ON brand_figures (brand, quarter);

-- brand '*': for every brand. spread: its deliveries exist.
CREATE TABLE webhook_events (
  number   INTEGER PRIMARY KEY,
  id       TEXT    NOT NULL,
  brand    TEXT    NOT NULL,
  type     TEXT    NOT NULL,
  ordering TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  data     TEXT    NOT NULL CHECK (json_valid(data)),
  spread   INTEGER NOT NULL DEFAULT 0 CHECK (spread IN (0, 1)),
  UNIQUE (brand, id)
) STRICT;
CREATE INDEX webhook_events_new     ON webhook_events (number) WHERE spread = 0;
CREATE INDEX webhook_events_by_time ON webhook_events (at) WHERE spread = 1;

CREATE TABLE webhook_deliveries (
  number     INTEGER PRIMARY KEY,
  event      INTEGER NOT NULL REFERENCES webhook_events,
  brand      TEXT    NOT NULL,
  url        TEXT    NOT NULL,
  ordering   TEXT    NOT NULL,
  state      TEXT    NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  due_at     INTEGER NOT NULL,
  attempts   INTEGER NOT NULL,
  fault      TEXT,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX webhook_deliveries_due      ON webhook_deliveries (brand, url, due_at, number) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (brand, url, ordering, number) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_dead     ON webhook_deliveries (brand, number) WHERE state = 'dead';
CREATE INDEX webhook_deliveries_settled  ON webhook_deliveries (changed_at) WHERE state <> 'waiting';
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event);
