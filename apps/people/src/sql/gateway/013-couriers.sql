-- gateway.letter_delivery
--
-- How the letters of a campaign travel; at once where nothing stands here.
CREATE TABLE gateway.letter_delivery (
  campaign text PRIMARY KEY,
  delivery text NOT NULL CHECK (delivery IN ('at-once', 'courier'))
);

-- gateway.letter_copy: with which turn a copy that is on its way arrives.
ALTER TABLE gateway.letter_copy ADD COLUMN due_turn integer;

CREATE INDEX letter_copy_on_its_way ON gateway.letter_copy (campaign, due_turn) WHERE delivered_at IS NULL;
