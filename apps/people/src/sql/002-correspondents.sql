-- people.correspondent
--
-- Whom correspondence may write to: all it learns of accounts. It reads this view and people.correspondent_seat, and no table
-- beneath them.
CREATE VIEW people.correspondent AS
SELECT id AS account, name, email FROM people.account;

-- people.correspondent_seat
--
-- Who is what in which campaign; one row a place, and none of an account that is shut. player is null for the office of an
-- administrator.
CREATE VIEW people.correspondent_seat AS
SELECT m.campaign, m.account_id AS account, m.role, m.player, a.email
  FROM people.membership AS m JOIN people.account AS a ON a.id = m.account_id
 WHERE a.disabled_at IS NULL;
