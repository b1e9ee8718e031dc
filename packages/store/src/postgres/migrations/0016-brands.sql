-- Brands and currencies: the accounts of each, and figures and rounds by brand and currency.
-- What there is belongs to the house and is in play coins. Accounts that all tables share have parts: the house's and operators'.

ALTER TABLE accounts DROP CONSTRAINT accounts_check;
ALTER TABLE accounts DROP CONSTRAINT accounts_check1;
ALTER TABLE accounts
  ADD CONSTRAINT accounts_shared CHECK (part = '' OR account = 'house' OR account LIKE 'house:%' OR account LIKE 'operator:%'),
  ADD CONSTRAINT accounts_overdrawn
      CHECK (balance_minor >= pending_minor OR account = 'house' OR account LIKE 'house:%' OR account LIKE 'operator:%');

ALTER TABLE figures
  ADD COLUMN brand    text COLLATE "C" NOT NULL DEFAULT 'house',
  ADD COLUMN currency text COLLATE "C" NOT NULL DEFAULT 'COIN';
ALTER TABLE figures ALTER COLUMN brand DROP DEFAULT, ALTER COLUMN currency DROP DEFAULT;
ALTER TABLE figures DROP CONSTRAINT figures_pkey;
ALTER TABLE figures ADD PRIMARY KEY (day, table_id, option, schedule, dealer, brand, currency, part);

-- The sums of a round are of play coins; `money` has those of each brand and currency, as JSON.
ALTER TABLE rounds ADD COLUMN money text NOT NULL DEFAULT '[]';

-- A round has stakes when it has patrons, in whatever currency.
DROP INDEX rounds_with_stakes;
DROP INDEX rounds_of_room_with_stakes;
CREATE INDEX rounds_with_stakes         ON rounds (opened_at, number) WHERE patrons > 0;
CREATE INDEX rounds_of_room_with_stakes ON rounds (split_part(table_id, '.', 1), opened_at, number) WHERE patrons > 0;
