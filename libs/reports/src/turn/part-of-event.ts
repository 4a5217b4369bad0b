import type { ObservedEvent } from '@vedette/observation';
import { concernOf } from '@vedette/order-rules/text';
import { isShip } from '@vedette/rulebooks/ships';
import { messageOf } from '../catalogue/catalogue.js';
import type { ReportPart } from '../catalogue/message.js';
import { partsOfPhase } from './phases.js';

function names(event: ObservedEvent, one: string, many: string): boolean {
  const { data } = event;
  return typeof data[one] === 'string' || (Array.isArray(data[many]) && data[many].length > 0);
}

/** Whether the event tells of an order about ships, or about a ship as other orders may be (PATE 4.1). */
function isFleetOrder({ data }: ObservedEvent): boolean {
  const { kind, subject } = data;
  if (typeof kind !== 'string' || typeof subject !== 'string') return false;
  return concernOf(kind) === 'fleet' || isShip(subject);
}

/**
 * In which of a player's reports an event is told (PATE 3.11): its message may say; else the pieces concerned decide; else
 * its phase. What concerns ships and troops both, loading and landing, is told in both.
 */
export function partsOfEvent(event: ObservedEvent): readonly ReportPart[] {
  const { parts } = messageOf(event.type);
  if (parts) return parts;
  if (isFleetOrder(event)) return ['fleet'];
  const ofPhase = partsOfPhase(event.phase);
  if (ofPhase.length === 1 && ofPhase[0] === 'fleet') return ofPhase;
  const afloat = (event.ships?.length ?? 0) > 0 || names(event, 'ship', 'ships');
  const ashore = (event.units?.length ?? 0) > 0 || names(event, 'unit', 'units');
  if (afloat) return ashore ? ['land', 'fleet'] : ['fleet'];
  return ['land'];
}
