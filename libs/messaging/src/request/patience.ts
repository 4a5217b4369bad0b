import { askerWaits } from '@vedette/database';
import type { MsgHdrs } from '@nats-io/transport-node';

const header = 'Vedette-Patience';
/** What of an asker's time is left for the answer's way back. */
const ON_THE_WAY = 0.1;
/** How long an asker waits who does not say so, as those of older releases: who asks waits at least this, in milliseconds. */
const UNTOLD_MS = 5_000;

/** Says in a question how long its asker waits, in milliseconds, who himself may be waited for. */
export const tellPatience = (headers: MsgHdrs, timeoutMs: number): void =>
  headers.set(header, String(Math.ceil(Math.min(timeoutMs, askerWaits()))));

/** For how many milliseconds a question may be worked on so that its answer still finds who asked. */
export function patienceOf(headers: MsgHdrs | undefined): number {
  const told = Number.parseInt(headers?.get(header) ?? '', 10);
  return (Number.isNaN(told) ? UNTOLD_MS : told) * (1 - ON_THE_WAY);
}
