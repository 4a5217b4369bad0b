-- gateway.correspondent
--
-- Whom correspondence may write to: all it learns of accounts. It reads this view and gateway.correspondent_seat, and no table
-- beneath them.
CREATE VIEW gateway.correspondent AS
SELECT id AS account, name, email, disabled_at IS NOT NULL AS shut FROM gateway.account;

-- gateway.correspondent_seat
--
-- Who is what in which campaign; one row a place. player is null for the office of an administrator.
CREATE VIEW gateway.correspondent_seat AS
SELECT m.campaign, m.account_id AS account, m.role, m.player, a.email
  FROM gateway.membership AS m JOIN gateway.account AS a ON a.id = m.account_id
 WHERE a.disabled_at IS NULL;
