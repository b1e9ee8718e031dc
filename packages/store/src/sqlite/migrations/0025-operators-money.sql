-- What came to an operator's patron from outside the games: what the operator brought for stakes, less what went back to it, so that a
-- loss is counted as that of every other patron. It is negative where the patron has won. SQLite changes a CHECK by a new table.
CREATE TABLE accounts_new (
  account       TEXT    NOT NULL PRIMARY KEY,
  balance_minor INTEGER NOT NULL,
  pending_minor INTEGER NOT NULL CHECK (pending_minor >= 0),
  line          INTEGER NOT NULL DEFAULT 0,
  posting       INTEGER CHECK ((posting IS NULL) = (line = 0)),
  given_minor   INTEGER NOT NULL DEFAULT 0 CHECK (given_minor >= 0 OR account GLOB 'patron:*.*'),
  staked_minor  INTEGER NOT NULL DEFAULT 0 CHECK (staked_minor >= 0),
  CHECK (balance_minor >= pending_minor OR account = 'house' OR account GLOB 'house:*' OR account GLOB 'operator:*')
) STRICT, WITHOUT ROWID;
INSERT INTO accounts_new
  SELECT account, balance_minor, pending_minor, line, posting, given_minor, staked_minor FROM accounts;
DROP TABLE accounts;
ALTER TABLE accounts_new RENAME TO accounts;

CREATE TEMP TABLE brought AS
  SELECT postings.account, postings.at, postings.amount_minor AS minor
    FROM movements JOIN postings ON postings.movement = movements.number
   WHERE postings.account GLOB 'patron:*'
     AND (code = 'wallet-in' OR (code = 'wallet-out' AND postings.amount_minor < 0));

UPDATE accounts SET given_minor = given_minor + sums.minor
  FROM (SELECT account, sum(minor) AS minor FROM brought GROUP BY account) AS sums
 WHERE accounts.account = sums.account;

UPDATE protections
   SET money = (
     SELECT json_group_object(frames.key, json_set(frames.value, '$.atStart.givenMinor',
              (frames.value ->> '$.atStart.givenMinor')
              + (SELECT coalesce(sum(minor), 0) FROM brought
                  WHERE account = 'patron:' || protections.patron AND at < frames.value ->> '$.startMs')))
       FROM json_each(protections.money) AS frames)
 WHERE money IS NOT NULL AND 'patron:' || patron IN (SELECT account FROM brought);

DROP TABLE brought;
