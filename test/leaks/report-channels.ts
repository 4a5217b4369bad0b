import type { PositionReport } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import { observedTurn, type ReportHeading } from '@vedette/reports';
import { booksOf } from '@vedette/rulebooks';
import { askSupply, knownWorld } from '@vedette/supply-rules';
import { PlayerReports } from '../../apps/reporting/src/rendering/player-reports.js';
import type { DecidedPhase } from './telling.js';

/** Everything a player can read of a phase, by the name under which he reads it. */
export type Shelf = Readonly<Record<string, string>>;
/** Makes a player's shelf of a phase. */
export type Shelving = (phase: DecidedPhase, player: string) => Shelf;

/** What is shown of a turn in which only this phase happened: both reports in every form, every map, and all digests. */
export const honestShelf: Shelving = (phase, player) => {
  const known = shelves.get(phase) ?? new Map<string, Shelf>();
  shelves.set(phase, known);
  const shelf = known.get(player) ?? {
    ...shelfOf(reportsOf(phase, player)),
    'answers to what would be supplied': JSON.stringify(supplyAnswers(phase, player)),
  };
  known.set(player, shelf);
  return shelf;
};

/** Shelves are made once: every planted leak begins with the honest one. */
const shelves = new WeakMap<DecidedPhase, Map<string, Shelf>>();

/** What a player is answered who asks of each of his units, and of every city, what would reach it, once he has read his position. */
export function supplyAnswers(
  { after, events }: DecidedPhase,
  player: string,
  worldOf: typeof knownWorld = knownWorld,
): unknown[] {
  const reported = events.find(({ type, audience }) => type === 'PositionReported' && player in audience);
  const asker = after.players.find(({ id }) => id === player);
  if (!reported || !asker) return [];
  const { land } = booksOf(after.rulebooks);
  const world = worldOf(after, asker, reported.data as PositionReport);
  const commanded = [...after.units.values()].filter(({ commander }) => commander === player);
  return [
    ...commanded.flatMap(({ id }) =>
      (['supplies', 'communications'] as const).map((concern) =>
        askSupply(world, land, asker.state, id, concern),
      ),
    ),
    ...[...after.cities.keys()].map((name) => askSupply(world, land, asker.state, name, 'supplies')),
  ];
}

/** The reports of a phase, as reporting makes them of what a player was told. */
export function reportsOf({ before, events }: DecidedPhase, player: string): PlayerReports {
  const seen = events.map((event) => observe(event, player));
  const heading: ReportHeading = {
    campaign: 'A war',
    player: { id: player, name: player },
    turn: before.turn,
    season: before.season,
    rulebook: { id: before.rulebooks.land, title: before.rulebooks.land },
    states: Object.fromEntries(before.states.map(({ id, nation }) => [id, nation])),
    players: Object.fromEntries(before.players.map(({ id }) => [id, id])),
  };
  return new PlayerReports(
    observedTurn(
      heading,
      seen.filter((event): event is ObservedEvent => event !== null),
    ),
  );
}

export function shelfOf(reports: PlayerReports): Shelf {
  const shelf: Record<string, string> = {};
  for (const kind of ['turn', 'position'] as const)
    for (const format of ['json', 'txt', 'html', 'svg'] as const) {
      const rendering = reports.render(kind, format);
      shelf[`${kind}.${format}`] = rendering?.body ?? 'no such report';
      shelf[`digest of ${kind}.${format}`] = rendering?.digest ?? 'none';
    }
  for (const { name, title, svg } of reports.maps) shelf[`map ${name}`] = `${title}\n${svg}`;
  return shelf;
}
