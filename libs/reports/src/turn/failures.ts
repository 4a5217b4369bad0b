import type { ObservedEvent } from '@vedette/observation';

/** Types of events that say that what was ordered, or what a posture would have had done, was not done. */
export const FAILURES: ReadonlySet<string> = new Set([
  'OrderRefused',
  'OrderFailed',
  'DeploymentRefused',
  'AttachmentRefused',
  'MarchBlocked',
  'MarchHalted',
  'TacticalMoveBlocked',
  'GoodsNotMoved',
  'TransferFailed',
  'ShipStoresRefused',
  'ShipKeptFromShifting',
  'ShipCaughtEvading',
  'ShipsHeld',
  'EvasionFailed',
  'DepotOrderFailed',
  'RideNotMade',
]);

/** Whether an event tells its own side of something that was to be done and was not; who found nothing to eat is such a one. */
export function isFailure({ type, degree, data }: Pick<ObservedEvent, 'type' | 'degree' | 'data'>): boolean {
  if (degree !== 'full') return false;
  return FAILURES.has(type) || (type === 'SupplyConsumed' && data['fed'] === 'none');
}
