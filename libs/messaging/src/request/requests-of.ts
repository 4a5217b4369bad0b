import type { NatsConnection } from '@nats-io/transport-node';
import { RequestClient } from './request-client.js';
import type { HouseNames } from '../cells/house-names.js';
import { Ways } from '../cells/ways.js';

/** Asks a house from outside, as its operator: what no cell is named for goes to the first. */
export const requestsOf = (connection: NatsConnection, house: HouseNames): RequestClient =>
  new RequestClient(connection, house.front, new Ways(house.front, house));
