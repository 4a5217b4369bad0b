import type { ServerOptions } from '../server/house-client.js';

/** What the command was asked to do. */
export interface OrdersOptions extends ServerOptions {
  position?: string;
  by?: string;
  turn?: number;
  standing?: boolean;
  preview?: boolean;
  json?: boolean;
}
