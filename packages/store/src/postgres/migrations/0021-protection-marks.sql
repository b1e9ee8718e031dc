-- The account of a patron with a protection has a mark. Two equal marks mean that every stake is decided alike, so a ticket reads the
-- protection only when its mark differs from the one that the node has read, and the mark comes with the locked account. A mark is
-- new when settings or sums are written, here, and when counted time decides a stake otherwise, in `postgres/protections.ts`. A random
-- one is not given twice, even after a restore.

ALTER TABLE accounts ADD COLUMN protection uuid;

UPDATE accounts SET protection = gen_random_uuid()
  FROM protections WHERE accounts.account = 'patron:' || protections.patron AND accounts.part = '';

CREATE FUNCTION mark_protection() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET protection = CASE WHEN TG_OP <> 'DELETE' THEN gen_random_uuid() END
   WHERE account = 'patron:' || coalesce(NEW.patron, OLD.patron) AND part = '';
  RETURN NULL;
END $$;

CREATE TRIGGER protections_marked AFTER INSERT OR DELETE OR UPDATE OF patron, settings, money ON protections
  FOR EACH ROW EXECUTE FUNCTION mark_protection();
