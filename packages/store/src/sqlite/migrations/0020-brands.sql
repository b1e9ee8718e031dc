-- Brands and currencies: the accounts of each, and figures and rounds by brand and currency.
-- What there is belongs to the house and is in play coins.

CREATE TABLE accounts_of_brands (
  account       TEXT    NOT NULL PRIMARY KEY,
  balance_minor INTEGER NOT NULL,
  pending_minor INTEGER NOT NULL CHECK (pending_minor >= 0),
  line          INTEGER NOT NULL DEFAULT 0,
  posting       INTEGER CHECK ((posting IS NULL) = (line = 0)),
  given_minor   INTEGER NOT NULL DEFAULT 0 CHECK (given_minor >= 0),
  staked_minor  INTEGER NOT NULL DEFAULT 0 CHECK (staked_minor >= 0),
  CHECK (balance_minor >= pending_minor OR account = 'house' OR account GLOB 'house:*' OR account GLOB 'operator:*')
) STRICT, WITHOUT ROWID;
INSERT INTO accounts_of_brands
  SELECT account, balance_minor, pending_minor, line, posting, given_minor, staked_minor FROM accounts;
DROP TABLE accounts;
ALTER TABLE accounts_of_brands RENAME TO accounts;

CREATE TABLE figures_of_brands (
  day               TEXT    NOT NULL CHECK (day GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  table_id          TEXT    NOT NULL,
  option            TEXT    NOT NULL,
  schedule          TEXT    NOT NULL,
  dealer            TEXT    NOT NULL,
  brand             TEXT    NOT NULL,
  currency          TEXT    NOT NULL,
  rounds            INTEGER NOT NULL,
  bets              INTEGER NOT NULL,
  stake_minor       INTEGER NOT NULL,
  winnings_minor    INTEGER NOT NULL,
  commission_minor  INTEGER NOT NULL,
  returned_minor    INTEGER NOT NULL,
  uncollected_minor INTEGER NOT NULL,
  square_coins      REAL    NOT NULL,
  PRIMARY KEY (day, table_id, option, schedule, dealer, brand, currency)
) STRICT, WITHOUT ROWID;
INSERT INTO figures_of_brands
  SELECT day, table_id, option, schedule, dealer, 'house', 'COIN', rounds, bets, stake_minor, winnings_minor, commission_minor,
         returned_minor, uncollected_minor, square_coins FROM figures;
DROP TABLE figures;
ALTER TABLE figures_of_brands RENAME TO figures;

-- The sums of a round are of play coins; `money` has those of each brand and currency, as JSON.
ALTER TABLE rounds ADD COLUMN money TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(money));

-- A round has stakes when it has patrons, in whatever currency.
DROP INDEX rounds_with_stakes;
DROP INDEX rounds_of_room_with_stakes;
CREATE INDEX rounds_with_stakes         ON rounds (opened_at) WHERE patrons > 0;
CREATE INDEX rounds_of_room_with_stakes ON rounds (substr(table_id, 1, instr(table_id || '.', '.') - 1), opened_at)
  WHERE patrons > 0;
