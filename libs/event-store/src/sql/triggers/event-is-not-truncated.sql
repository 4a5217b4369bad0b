-- event_is_not_truncated on es.event
--
-- Truncation knows no rows: each partition gets the same trigger from es.ensure_partition().
DROP TRIGGER IF EXISTS event_is_not_truncated ON es.event;
CREATE TRIGGER event_is_not_truncated BEFORE TRUNCATE ON es.event
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
