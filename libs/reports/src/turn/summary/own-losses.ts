import type { MenLost, PieceLosses, TurnSummary } from '../../document/turn-summary.schema.js';
import type { ObservedTurn } from '../../input/observed-turn.js';
import { byRoll } from '../../position/piece-order.js';
import { figure } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { sentence } from '../../wording/series.js';
import { addLosses, lossesInWords, menLost, NO_LOSSES } from './men-lost.js';
import { isFriend, stateOfPiece, type SeenEvent } from './seen-events.js';

/** Men a piece of the reader's lost in one event; null for an event that is no loss of his (GITM AMWOL 9.7, 10.8, 12.1; PATE 7.7). */
export function lossOf({ event, telling: t }: SeenEvent): { piece: string; lost: MenLost } | null {
  if (!t.own) return null;
  const count = (key: string): number => Math.max(0, t.number(key) ?? 0);
  const unit = t.text('unit');
  const ship = t.text('ship');
  const kinds = t.part('kinds');
  const of = (key: string): number => Math.max(0, kinds.number(key) ?? 0);
  const stragglers = count('stragglers');
  const prisoners = count('prisoners');
  switch (event.type) {
    case 'UnitLostMen': {
      const told = { killed: of('killed'), wounded: of('wounded'), prisoners: of('prisoners') };
      return { piece: unit, lost: menLost({ ...told, stragglers: of('stragglers') }) };
    }
    case 'UnitShattered':
      return { piece: unit, lost: menLost({ stragglers, prisoners }) };
    case 'MenDeserted':
      return {
        piece: unit,
        lost: menLost({ stragglers, prisoners, other: Math.max(0, count('lost') - stragglers - prisoners) }),
      };
    case 'StragglersLeft':
      return { piece: unit, lost: menLost({ stragglers: count('men') }) };
    case 'UnitSurrendered':
      return { piece: unit, lost: menLost({ prisoners: count('men') }) };
    case 'UnitDestroyed':
      return { piece: unit, lost: menLost({ other: count('men') }) };
    case 'ShipBattered':
      return { piece: ship, lost: menLost({ other: count('crewLost') + count('marinesLost') }) };
    case 'ShipOutOfStores':
      return { piece: ship, lost: menLost({ other: count('crewLost') }) };
    case 'LaidUpShipTaken':
    case 'LaidUpShipBurnt':
      return { piece: ship, lost: menLost({ other: count('crewLost') + count('marinesLost') }) };
    case 'ShipSunk':
    case 'ShipFoundered': {
      const drowned = t.each('drowned').reduce((sum, one) => sum + Math.max(0, one.number('men') ?? 0), 0);
      return { piece: ship, lost: menLost({ other: count('crew') + count('marines') + drowned }) };
    }
    default:
      return null;
  }
}

const FATES: Readonly<Record<string, string>> = {
  UnitShattered: 'broke up',
  UnitRouted: 'ran in rout',
  UnitSurrendered: 'laid down arms',
  UnitDestroyed: 'is no more',
  ShipSunk: 'sunk',
  ShipFoundered: 'foundered',
  ShipTaken: 'taken by the enemy',
  LaidUpShipTaken: 'taken at its moorings',
  LaidUpShipBurnt: 'burnt at its moorings',
};

/** Whether a piece is the reader's: his side's, or, where diplomacy is unknown, what he is told of in full. */
function isOwn(piece: string, { telling }: SeenEvent, { heading }: ObservedTurn): boolean {
  if (heading.standings === undefined) return telling.own;
  return isFriend(stateOfPiece(piece), heading);
}

/** What every piece of the reader's lost in the turn, and in all. */
export function ownLosses(events: readonly SeenEvent[], turn: ObservedTurn): TurnSummary['losses'] {
  const lost = new Map<string, MenLost[]>();
  const fates = new Map<string, string>();
  for (const seen of events) {
    const piece = seen.telling.text('unit') || seen.telling.text('ship');
    if (piece === '' || !isOwn(piece, seen, turn)) continue;
    const loss = lossOf(seen);
    const fate = FATES[seen.event.type];
    if (fate !== undefined) fates.set(piece, fate);
    if (loss === null && fate === undefined) continue;
    lost.set(piece, [...(lost.get(piece) ?? []), loss?.lost ?? NO_LOSSES]);
  }
  const left = new Map([
    ...(turn.position.land?.units ?? []).map(({ id, strength }) => [plain(id), strength] as const),
    ...(turn.position.fleet?.ships ?? []).map(
      ({ id, crew, marines }) => [plain(id), crew + marines] as const,
    ),
  ]);
  const pieces = [...lost]
    .sort(([a], [b]) => byRoll(a, b))
    .map(([piece, losses]): PieceLosses => ({
      piece,
      lost: addLosses(losses),
      left: left.get(piece) ?? null,
      fate: fates.get(piece) ?? null,
    }));
  const all = addLosses(pieces.map((one) => one.lost));
  return { all, pieces, text: sentence(`In all ${lossesInWords(all)}`) };
}

/** `US3IN: 32 men (3 killed, 29 wounded), 386 left; broke up`. */
export function pieceLossesInWords({ piece, lost, left, fate }: PieceLosses): string {
  return sentence(
    `${piece}:`,
    lossesInWords(lost),
    left !== null && `, ${figure(left)} left`,
    fate !== null && `; ${fate}`,
  );
}
