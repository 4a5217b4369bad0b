-- gateway.membership: an account may hold several seats of a campaign.
--
-- Invariant: a seat is one row with its player, and nobody else has it; the place of an administrator is a row without one. An
-- administrator who had a player beside his office could not play him: the seat becomes free, the office stays.
UPDATE gateway.membership SET player = NULL WHERE role = 'administrator';
UPDATE gateway.invitation SET player = NULL WHERE role = 'administrator';

ALTER TABLE gateway.membership
  DROP CONSTRAINT membership_pkey,
  DROP CONSTRAINT membership_check,
  ADD CONSTRAINT membership_seat CHECK ((role = 'administrator') = (player IS NULL));

CREATE UNIQUE INDEX membership_administrator ON gateway.membership (campaign, account_id) WHERE player IS NULL;
