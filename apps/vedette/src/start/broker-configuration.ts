import { type HouseNames } from '@vedette/messaging';
import { authorizationBlock } from '@vedette/servers';
import { usersOfBrokerOf } from './broker-users.js';

/** The variable a user's password is read from. */
export const passwordVariable = (user: string): string =>
  `PASSWORD_${user.replaceAll('-', '_').toUpperCase()}`;

/**
 * The configuration of a broker in a container: JetStream under /data, its state told to itself alone, and the users of an installation with
 * their rights. Passwords come from a file beside it, `NAME: "…"` a line.
 */
export const brokerConfiguration = (house: HouseNames): string =>
  `# Who may say and hear what at the broker. Written by "./vedette broker-configuration > deploy/nats.conf"; a test holds it to the code.
include "../../run/secrets/nats-passwords"

listen: "0.0.0.0:4222"
http: "127.0.0.1:8222"
max_payload: 4194304
jetstream { store_dir: "/data" }
${usersWithRights(house)}`;

/**
 * The users alone, for a broker that is configured elsewhere and includes them: that of a cluster. `passwords` is where their file lies, as
 * seen from theirs.
 */
export const brokerUsers = (house: HouseNames, passwords: string): string =>
  `include ${JSON.stringify(passwords)}
${usersWithRights(house)}`;

const usersWithRights = (house: HouseNames): string =>
  authorizationBlock(usersOfBrokerOf(house), (user) => `$${passwordVariable(user)}`);
