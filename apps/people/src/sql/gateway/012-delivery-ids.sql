-- gateway.outgoing: the name under which a message is delivered. Random, because the numbers of rows would tell whoever
-- gets two messages how many were written to others in between.
ALTER TABLE gateway.outgoing ADD COLUMN delivery uuid NOT NULL UNIQUE DEFAULT gen_random_uuid();
