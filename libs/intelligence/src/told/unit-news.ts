import {
  BattleOpened,
  HeadquartersLeft,
  PHASE_NAMES,
  UnitFellBack,
  UnitRetreated,
  UnitRouted,
  UnitShattered,
} from '@vedette/campaign';
import type { ObservedEvent } from '@vedette/observation';

/** Where the report of a turn last had a unit by its name. */
export interface UnitNews {
  readonly unit: string;
  /** Strategic square it was in, or left. */
  readonly square: string;
  /** Tactical square; null where that was not seen. */
  readonly tactical: string | null;
  /** Direction in which it ran out of the square; null while it stayed in it. */
  readonly ran: string | null;
  readonly condition: 'active' | 'shattered';
  /** Players in whose reports it stood. */
  readonly by: readonly string[];
}

type Place = Omit<UnitNews, 'unit' | 'by'>;
type Telling = (event: ObservedEvent) => readonly (readonly [unit: string, place: Place])[];

const text = (data: ObservedEvent['data'], key: string): string | null =>
  typeof data[key] === 'string' ? data[key] : null;

/** Went from one tactical square to another of its map (GITM AMWOL 9.2, 9.8, 9.9). */
const withdrew: Telling = ({ data, square }) => {
  const unit = text(data, 'unit');
  if (!unit || !square) return [];
  return [[unit, { square, tactical: text(data, 'to'), ran: null, condition: 'active' }]];
};

const ran: Telling = ({ data, square }) => {
  const unit = text(data, 'unit');
  const to = text(data, 'to');
  if (!unit) return [];
  if (to) return [[unit, { square: to, tactical: text(data, 'tactical'), ran: null, condition: 'active' }]];
  const direction = text(data, 'direction');
  return square && direction ? [[unit, { square, tactical: null, ran: direction, condition: 'active' }]] : [];
};

const brokeUp: Telling = ({ data, square }) => {
  const unit = text(data, 'unit');
  return unit && square ? [[unit, { square, tactical: null, ran: null, condition: 'shattered' }]] : [];
};

const gaveBattle: Telling = ({ data, square }) => {
  const tactical = text(data, 'tactical');
  if (!square || !tactical) return [];
  return ['attackers', 'defenders'].flatMap((side) => {
    const units = (data[side] as { readonly units?: readonly string[] } | undefined)?.units ?? [];
    return units.map((unit) => [unit, { square, tactical, ran: null, condition: 'active' }] as const);
  });
};

const TELLINGS: ReadonlyMap<string, Telling> = new Map([
  [BattleOpened.type, gaveBattle],
  [UnitRetreated.type, withdrew],
  [UnitFellBack.type, withdrew],
  [HeadquartersLeft.type, withdrew],
  [UnitRouted.type, ran],
  [UnitShattered.type, brokeUp],
]);

/**
 * Where units were last named in the reports of a turn's course, by what members of one state observed in order: the later phase
 * counts, within a phase the later event of whoever told of it last.
 */
export function unitNews(
  members: readonly { readonly player: string; readonly seen: readonly ObservedEvent[] }[],
): UnitNews[] {
  const latest = new Map<string, { readonly phase: number; readonly news: UnitNews }>();
  for (const { player, seen } of members) {
    const own = new Map<string, { readonly phase: number; readonly place: Place }>();
    for (const event of seen)
      for (const [unit, place] of TELLINGS.get(event.type)?.(event) ?? [])
        own.set(unit, { phase: PHASE_NAMES.indexOf(event.phase), place });
    for (const [unit, { phase, place }] of own) {
      const known = latest.get(unit);
      if (known && known.phase > phase) continue;
      const by = known?.phase === phase ? [...known.news.by, player] : [player];
      latest.set(unit, { phase, news: { unit, ...place, by: [...new Set(by)].sort() } });
    }
  }
  return [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { news }]) => news);
}
