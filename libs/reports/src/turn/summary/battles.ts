import { shipPlace } from '../../catalogue/naval.js';
import { isShip } from '@vedette/rulebooks/ships';
import type { Telling } from '../../catalogue/telling.js';
import type { BattleSide, BattleSummary, MenLost } from '../../document/turn-summary.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import { titleOfPhase } from '../phases.js';
import { counted, figure, inWords } from '../../wording/figures.js';
import { listed, sentence, series } from '../../wording/series.js';
import { addLosses, lossesInWords } from './men-lost.js';
import { lossOf } from './own-losses.js';
import { isFriend, spotOf, standingOf, stateOfPiece, type SeenEvent } from './seen-events.js';

/** A battle as it is put together from its events. */
interface Field {
  readonly opened: SeenEvent;
  readonly square: string;
  readonly tactical: string;
  /** Where it was, in words. */
  readonly where: string;
  readonly sides: readonly [Side, Side];
  readonly events: readonly SeenEvent[];
  readonly winners: readonly string[];
  readonly losers: readonly string[];
}

interface Side {
  readonly states: readonly string[];
  readonly pieces: readonly string[];
}

type Result = BattleSummary['result'];

function resultOf(field: Field, heading: ReportHeading): Result {
  const takesPart = field.sides.some(({ states }) => states.some((state) => isFriend(state, heading)));
  if (!takesPart) return 'seen';
  if (field.winners.some((state) => isFriend(state, heading))) return 'won';
  return field.losers.some((state) => isFriend(state, heading)) ? 'lost' : 'undecided';
}

/** Men the reader's side brought, each unit counted when it was first weighed; null where he was told of no weighing. */
function menWeighed({ events, tactical, square, where }: Field): number | null {
  const men = new Map<string, number>();
  for (const { event, telling } of events)
    if (
      (event.type === 'SegmentWeighed' &&
        telling.text('tactical') === tactical &&
        telling.square === square) ||
      (event.type === 'GarrisonWeighed' && telling.text('port') === where)
    )
      for (const unit of telling.each('units'))
        if (!men.has(unit.text('unit'))) men.set(unit.text('unit'), Math.round(unit.number('men') ?? 0));
  return men.size === 0 ? null : [...men.values()].reduce((sum, one) => sum + one, 0);
}

/** Men of a side that were seen coming up to the field in the phase of the battle, in the round numbers of the eye (GITM AMWOL 4.4). */
function menSeen(field: Field, { states }: Side, before: readonly SeenEvent[]): number | null {
  const { event } = field.opened;
  let men: number | null = null;
  for (const seen of before) {
    const t = seen.telling;
    if (seen.event.type !== 'MoveSighted' || seen.event.phase !== event.phase) continue;
    if (t.text('in') !== field.square || t.text('to') !== field.tactical) continue;
    const force = t.part('force');
    if (states.includes(force.text('state'))) men = (men ?? 0) + Math.max(0, force.number('men') ?? 0);
  }
  return men;
}

function lossesOf(field: Field, pieces: readonly string[]): MenLost {
  return addLosses(
    field.events.flatMap((seen) => {
      const loss = lossOf(seen);
      return loss && pieces.includes(loss.piece) ? [loss.lost] : [];
    }),
  );
}

const VERDICTS: Readonly<Record<Result, string>> = {
  won: 'Won',
  lost: 'Lost',
  undecided: 'Not decided',
  seen: 'Seen',
};

/** `three units of Mexico, about 900 seen coming up`, `ten units of the United States, 2,605 men`. */
function sideInWords({ states, pieces, men }: BattleSide, exact: boolean, t: Telling): string {
  const who = series(states.map((id) => t.state(id)));
  const [one, many] = pieces.some((id) => isShip(id)) ? ['ship', 'ships'] : ['unit', 'units'];
  const count = pieces.length === 0 ? 'forces' : inWords(pieces.length, one!, many!);
  const strong =
    men === null ? '' : exact ? counted(men, 'man', 'men') : `about ${figure(men)} seen coming up`;
  return listed(`${count}${who === '' ? '' : ` of ${who}`}`, strong);
}

function summed(
  field: Field,
  all: readonly SeenEvent[],
  heading: ReportHeading,
  anchors: AnchorOf,
): BattleSummary {
  const { opened, sides, where } = field;
  const result = resultOf(field, heading);
  const ownIndex = Math.max(
    0,
    sides.findIndex(({ states }) => states.some((state) => isFriend(state, heading))),
  );
  const [ours, theirs] = [sides[ownIndex]!, sides[1 - ownIndex]!];
  const takesPart = result !== 'seen';
  const own: BattleSide = {
    states: [...ours.states],
    pieces: [...ours.pieces],
    men: takesPart ? menWeighed(field) : menSeen(field, ours, all),
  };
  const others: BattleSide = {
    states: [...theirs.states],
    pieces: [...theirs.pieces],
    men: menSeen(field, theirs, all),
  };
  const losses = lossesOf(field, ours.pieces);
  const t = opened.telling;
  const winners = series(field.winners.map((id) => t.state(id)));
  const against = `${sideInWords(own, takesPart, t)}, against ${sideInWords(others, false, t)}`;
  const text = sentence(
    `${VERDICTS[result]}, ${where} (${titleOfPhase(opened.event.phase).toLowerCase()})`,
    `: ${against}`,
    takesPart ? `; ${lossesInWords(losses)} lost` : winners !== '' && `; the field went to ${winners}`,
  );
  return {
    phase: opened.event.phase,
    square: field.square || null,
    tactical: field.tactical || null,
    ...{ result, own, others, losses, text },
    lines: anchors(field.events.filter(({ event }) => SAYS.has(event.type)).map(({ number }) => number)),
  };
}

const SAYS: ReadonlySet<string> = new Set([
  'BattleOpened',
  'BattleEnded',
  'SeaBattleFought',
  'GarrisonFought',
]);

/** Anchors of the lines that tell some events. */
export type AnchorOf = (numbers: readonly number[]) => string[];

function sideOf(t: Telling): Side {
  return { states: t.list('states'), pieces: [...t.list('units'), ...t.list('ships')] };
}

function landField(opened: SeenEvent, events: readonly SeenEvent[]): Field {
  const t = opened.telling;
  const [square, tactical] = [t.square, t.text('tactical')];
  const ended = events.find(
    ({ number, event, telling }) =>
      number > opened.number &&
      event.type === 'BattleEnded' &&
      event.phase === opened.event.phase &&
      telling.square === square &&
      telling.text('tactical') === tactical,
  );
  const last = ended?.number ?? Number.POSITIVE_INFINITY;
  return {
    opened,
    square,
    tactical,
    where: spotOf(square, tactical),
    sides: [sideOf(t.part('attackers')), sideOf(t.part('defenders'))],
    events: events.filter(
      ({ number, event }) => number >= opened.number && number <= last && event.phase === opened.event.phase,
    ),
    winners: ended?.telling.list('winners') ?? [],
    losers: ended?.telling.list('losers') ?? [],
  };
}

function garrisonField(fought: SeenEvent, events: readonly SeenEvent[]): Field {
  const t = fought.telling;
  const sides = [sideOf(t.part('attackers')), sideOf(t.part('defenders'))] as const;
  const [attackers, defenders] = sides;
  const won = t.text('winner') === 'attackers';
  return {
    opened: fought,
    square: '',
    tactical: '',
    where: t.text('port'),
    sides,
    events: events.filter(({ event }) => event.phase === fought.event.phase),
    winners: won ? attackers.states : defenders.states,
    losers: won ? defenders.states : attackers.states,
  };
}

function seaField(fought: SeenEvent, events: readonly SeenEvent[], heading: ReportHeading): Field {
  const t = fought.telling;
  const battle = t.text('battle');
  const ofIt = events.filter(({ telling }) => battle !== '' && telling.text('battle') === battle);
  const joined = ofIt.find(({ event }) => event.type === 'SeaBattleJoined')?.telling.each('sides') ?? [];
  const [one, other] = joined.map(sideOf);
  const ships = t.list('ships');
  const shipsOf = (states: readonly string[]): string[] =>
    ships.filter((ship) => states.includes(stateOfPiece(ship)));
  const [winners, losers] = [t.list('winners'), t.list('losers')];
  const known = one && other && standingOf(one.states[0] ?? '', heading) !== null;
  return {
    opened: fought,
    square: '',
    tactical: '',
    where: `at sea ${shipPlace(t.part('place'))}`.trim(),
    sides: known
      ? [one, other]
      : [
          { states: winners, pieces: shipsOf(winners) },
          { states: losers, pieces: shipsOf(losers) },
        ],
    events: ofIt,
    winners,
    losers,
  };
}

/** Every battle the reader fought or saw, in the order of the turn (GITM AMWOL 9; PATE 7, 10.2). */
export function battlesOf(
  events: readonly SeenEvent[],
  heading: ReportHeading,
  anchors: AnchorOf,
): BattleSummary[] {
  return events.flatMap((seen) => {
    const field =
      seen.event.type === 'BattleOpened'
        ? landField(seen, events)
        : seen.event.type === 'GarrisonFought'
          ? garrisonField(seen, events)
          : seen.event.type === 'SeaBattleFought'
            ? seaField(seen, events, heading)
            : null;
    return field ? [summed(field, events, heading, anchors)] : [];
  });
}
