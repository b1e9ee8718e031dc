-- What came to an operator's patron from outside the games: what the operator brought for stakes, less what went back to it, so that a
-- loss is counted as that of every other patron. It is negative where the patron has won.
ALTER TABLE accounts DROP CONSTRAINT IF EXISTS accounts_given_minor_check;
ALTER TABLE accounts ADD CONSTRAINT accounts_given CHECK (given_minor >= 0 OR account LIKE 'patron:%.%');

CREATE TEMP TABLE brought ON COMMIT DROP AS
  SELECT postings.account, postings.at, postings.amount_minor AS minor
    FROM movements JOIN postings ON postings.movement = movements.number
   WHERE postings.account LIKE 'patron:%'
     AND (code = 'wallet-in' OR (code = 'wallet-out' AND postings.amount_minor < 0));

UPDATE accounts SET given_minor = given_minor + sums.minor
  FROM (SELECT account, sum(minor) AS minor FROM brought GROUP BY account) AS sums
 WHERE accounts.account = sums.account;

UPDATE protections
   SET money = (
     SELECT json_object_agg(frames.key, jsonb_set(frames.value::jsonb, '{atStart,givenMinor}', to_jsonb(
              (frames.value -> 'atStart' ->> 'givenMinor')::bigint
              + (SELECT coalesce(sum(minor), 0)::bigint FROM brought
                  WHERE account = 'patron:' || protections.patron AND at < (frames.value ->> 'startMs')::bigint))))::text
       FROM json_each(protections.money::json) AS frames)
 WHERE money IS NOT NULL AND 'patron:' || patron IN (SELECT account FROM brought);
