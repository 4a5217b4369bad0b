import { brokerRights, brokerUsers, inboxOf, type Installation } from '@vedette/messaging';
import type { NatsUser } from '@vedette/servers';

/** Everybody who gets in at a broker of the installation's own, with the rights he needs and no other. */
export function usersOfBroker(installation: Installation): NatsUser[] {
  return brokerUsers.map((name) => ({
    name,
    inbox: inboxOf(name),
    rights: brokerRights(name, installation),
  }));
}
