-- gateway.outgoing
--
-- What is to be told to the owner of an account outside of Vedette. Whoever writes a row does it in the transaction of
-- what it tells of; the sender of notices takes rows in the order they were written.
--
-- Invariant: a secret in data (a token, a code) is sealed under a key of the installation, and gone once the row is sent.
CREATE TABLE gateway.outgoing (
  id         bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account    uuid        NOT NULL REFERENCES gateway.account ON DELETE CASCADE,
  kind       text        NOT NULL,
  data       jsonb       NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_at    timestamptz
);

CREATE INDEX outgoing_waiting ON gateway.outgoing (id) WHERE sent_at IS NULL;
CREATE INDEX outgoing_account ON gateway.outgoing (account);
