import { brokerUsersOf, type HouseNames, houseOfOne, inboxOf, type Installation } from '@vedette/messaging';
import type { NatsUser } from '@vedette/servers';

/** Everybody who gets in at a broker of the installation's own, with the rights he needs and no other. */
export const usersOfBroker = (installation: Installation): NatsUser[] =>
  usersOfBrokerOf(houseOfOne(installation));

/** The same for a house of several cells, whose services come by the name of their cell and their own. */
export const usersOfBrokerOf = (house: HouseNames): NatsUser[] =>
  brokerUsersOf(house).map(({ name, rights }) => ({ name, inbox: inboxOf(name), rights }));
