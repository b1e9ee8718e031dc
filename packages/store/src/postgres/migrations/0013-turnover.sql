-- Each account has the sums of its grants and of its stakes, so that a ticket of a patron with limits writes no sums of frames: a
-- frame keeps the account at its start instead.
ALTER TABLE accounts
  ADD COLUMN given_minor  bigint NOT NULL DEFAULT 0 CHECK (given_minor >= 0),
  ADD COLUMN staked_minor bigint NOT NULL DEFAULT 0 CHECK (staked_minor >= 0);

UPDATE accounts SET given_minor = sums.minor
  FROM (SELECT credit, sum(amount_minor) AS minor FROM movements
         WHERE state = 'direct' AND code IN ('grant', 'top-up') GROUP BY credit) AS sums
 WHERE accounts.account = sums.credit AND accounts.part = '';
UPDATE accounts SET staked_minor = sums.minor
  FROM (SELECT debit, sum(amount_minor) AS minor FROM movements
         WHERE state <> 'direct' AND code = 'stake' GROUP BY debit) AS sums
 WHERE accounts.account = sums.debit AND accounts.part = '';

UPDATE protections
   SET money = (
     SELECT json_object_agg(frames.key, json_build_object(
              'startMs', frames.value -> 'startMs',
              'endMs', frames.value -> 'endMs',
              'atStart', json_build_object(
                'balanceMinor', frames.value -> 'worthMinor',
                'givenMinor', coalesce(accounts.given_minor, 0) - (frames.value ->> 'depositMinor')::bigint,
                'stakedMinor', coalesce(accounts.staked_minor, 0) - (frames.value ->> 'stakedMinor')::bigint)))::text
       FROM json_each(protections.money::json) AS frames
       LEFT JOIN accounts ON accounts.account = 'patron:' || protections.patron AND accounts.part = '')
 WHERE money IS NOT NULL;
