-- tick_is_not_changed, tick_is_not_truncated on es.tick
--
-- A tick that changed would move the positions of everything after it.
DROP TRIGGER IF EXISTS tick_is_not_changed ON es.tick;
CREATE TRIGGER tick_is_not_changed BEFORE UPDATE OR DELETE ON es.tick
  FOR EACH ROW EXECUTE FUNCTION es.refuse_change();
DROP TRIGGER IF EXISTS tick_is_not_truncated ON es.tick;
CREATE TRIGGER tick_is_not_truncated BEFORE TRUNCATE ON es.tick
  FOR EACH STATEMENT EXECUTE FUNCTION es.refuse_change();
