-- event_is_not_changed on es.event
--
-- A row trigger, because one of those reaches every partition, also a statement that names the partition itself.
DROP TRIGGER IF EXISTS event_is_not_changed ON es.event;
CREATE TRIGGER event_is_not_changed BEFORE UPDATE OR DELETE ON es.event
  FOR EACH ROW EXECUTE FUNCTION es.refuse_change();
