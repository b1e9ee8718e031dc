-- Each account has the sums of its grants and of its stakes, so that a ticket of a patron with limits writes no sums of frames: a
-- frame keeps the account at its start instead.
ALTER TABLE accounts ADD COLUMN given_minor INTEGER NOT NULL DEFAULT 0 CHECK (given_minor >= 0);
ALTER TABLE accounts ADD COLUMN staked_minor INTEGER NOT NULL DEFAULT 0 CHECK (staked_minor >= 0);

UPDATE accounts SET given_minor = sums.minor
  FROM (SELECT credit, sum(amount_minor) AS minor FROM movements
         WHERE state = 'direct' AND code IN ('grant', 'top-up') GROUP BY credit) AS sums
 WHERE accounts.account = sums.credit;
UPDATE accounts SET staked_minor = sums.minor
  FROM (SELECT debit, sum(amount_minor) AS minor FROM movements
         WHERE state <> 'direct' AND code = 'stake' GROUP BY debit) AS sums
 WHERE accounts.account = sums.debit;

UPDATE protections
   SET money = (
     SELECT json_group_object(frames.key, json_object(
              'startMs', frames.value -> '$.startMs',
              'endMs', frames.value -> '$.endMs',
              'atStart', json_object(
                'balanceMinor', frames.value -> '$.worthMinor',
                'givenMinor', coalesce(accounts.given_minor, 0) - (frames.value ->> '$.depositMinor'),
                'stakedMinor', coalesce(accounts.staked_minor, 0) - (frames.value ->> '$.stakedMinor'))))
       FROM json_each(protections.money) AS frames
       LEFT JOIN accounts ON accounts.account = 'patron:' || protections.patron)
 WHERE money IS NOT NULL;
