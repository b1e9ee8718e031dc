-- Sessions that an operator's launch opened have a way of their own.
ALTER TABLE sessions DROP CONSTRAINT sessions_way_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_way_check
  CHECK (way IN ('guest', 'passkey', 'recovery-code', 'openid', 'launch'));
UPDATE sessions SET way = 'launch' WHERE patron IN (SELECT patron FROM operator_patrons);
