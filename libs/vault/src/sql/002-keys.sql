-- vault.key
--
-- Keys of the installation: made once, by whichever process needs one first, and then the same for all.
--
-- Invariant: a row never changes. sealed is the secret part, encrypted under VEDETTE_KEY when sealed_with is 'root-key'
-- and as it is when sealed_with is 'nothing'; public is the public part of a signing key in PEM, else null.
CREATE TABLE vault.key (
  name        text        PRIMARY KEY,
  kind        text        NOT NULL CHECK (kind IN ('secret', 'ed25519')),
  sealed_with text        NOT NULL CHECK (sealed_with IN ('root-key', 'nothing')),
  sealed      bytea       NOT NULL,
  public      text,
  created_at  timestamptz NOT NULL DEFAULT clock_timestamp()
);
