-- correspondence.key
--
-- Keys of correspondence alone: made once, by whichever process needs one first, and then the same for all.
--
-- Invariant: a row never changes but to be sealed. sealed is the secret, encrypted under CORRESPONDENCE_KEY when sealed_with is
-- 'root-key' and as it is when sealed_with is 'nothing'; public is there because keys of the house have one.
CREATE TABLE correspondence.key (
  name        text        PRIMARY KEY,
  kind        text        NOT NULL CHECK (kind IN ('secret', 'ed25519')),
  sealed_with text        NOT NULL CHECK (sealed_with IN ('root-key', 'nothing')),
  sealed      bytea       NOT NULL,
  public      text,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
