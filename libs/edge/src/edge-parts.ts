import { CallerNames } from './callers/caller-names.js';
import { Callers, RequestCount } from './callers/callers.js';
import { OperationDoor } from './graph/operation-door.js';
import { ReadBody } from './http/read-body.js';
import { RequestDoor } from './http/request-door.js';
import { Attempter, SignInAttempts } from './sign-in/sign-in-attempts.js';

/**
 * What stands between a request and whoever answers it. Whoever provides them provides `EDGE_SETTINGS`, `LiveTokens`, `Devices`,
 * `LargerBodies` and `AccessTokenReader` with them, and has `configureHttp` put them in their order.
 */
export const EDGE_PARTS = [
  CallerNames,
  Callers,
  RequestCount,
  RequestDoor,
  ReadBody,
  OperationDoor,
  SignInAttempts,
  Attempter,
] as const;
