import { shipPlace } from '../../catalogue/naval.js';
import type { SummaryItem } from '../../document/turn-summary.schema.js';
import { byRoll } from '../../position/piece-order.js';
import { sentence, series } from '../../wording/series.js';
import type { AnchorOf } from './battles.js';
import { spotOf, type SeenEvent } from './seen-events.js';

interface Arrival {
  readonly piece: string;
  readonly verb: string;
  readonly place: string;
  readonly number: number;
}

/** Where an event brought pieces: the reader's own, or friends that came to where he has troops (GITM AMWOL 4.5). */
function arrivalsIn({ number, event, telling: t }: SeenEvent): Arrival[] {
  const one = (piece: string, verb: string, place: string): Arrival => ({ piece, verb, place, number });
  switch (event.type) {
    case 'UnitMarched':
      if (t.own) return [one(t.text('unit'), 'Marched to', t.text('to'))];
      return t.has('to') ? [one(t.text('unit'), 'Friends came to', t.text('to'))] : [];
    case 'UnitLanded':
      return [one(t.text('unit'), 'Came ashore at', spotOf(t.text('to'), t.text('toTactical')))];
    case 'UnitDeployed':
      return t.has('to') ? [one(t.text('unit'), 'Deployed to', t.text('to'))] : [];
    case 'UnitActivated':
      return t.own ? [one(t.text('unit'), 'Took up arms in', t.square)] : [];
    case 'UnitReformed':
      return t.own ? [one(t.text('unit'), 'Gathered again in', t.square)] : [];
    case 'ShipsSailed': {
      const place = t.own ? shipPlace(t.part('to')) : '';
      return place === '' ? [] : t.list('ships').map((ship) => one(ship, 'Sailed and lay', place));
    }
    default:
      return [];
  }
}

/** Who marched, sailed, landed, deployed or took up arms, each told where he came to last. */
export function arrivalsOf(events: readonly SeenEvent[], anchors: AnchorOf): SummaryItem[] {
  const last = new Map<string, Arrival>();
  for (const arrival of events.flatMap(arrivalsIn))
    if (arrival.piece !== '') last.set(`${arrival.verb}\n${arrival.piece}`, arrival);
  const together = new Map<string, Arrival[]>();
  for (const arrival of last.values()) {
    const where = `${arrival.verb} ${arrival.place}`.trim().replace(/ (?:in|to|at)$/, '');
    together.set(where, [...(together.get(where) ?? []), arrival]);
  }
  return [...together].map(([where, arrivals]) => ({
    text: sentence(`${where}: ${series(arrivals.map(({ piece }) => piece).sort(byRoll))}`),
    lines: anchors(arrivals.map(({ number }) => number)),
  }));
}
