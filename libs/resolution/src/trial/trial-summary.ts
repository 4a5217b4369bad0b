import type { GameEvent } from '@vedette/campaign';
import type { DryRunDocument } from '@vedette/contracts';

type Summary = DryRunDocument['summary'];
type Data = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);
const statesOf = (force: unknown): string[] => names((force as Data | undefined)?.['states']);

function seaPlace(value: unknown): string {
  const { port, sea } = value as Data;
  return text(port) || text(sea);
}

function battleOf({ type, phase, square, data }: GameEvent): Summary['battles'] {
  const told = data as Data;
  const winners = names(told['winners']);
  const losers = names(told['losers']);
  if (type === 'BattleEnded') {
    const place = `${text(told['tactical'])} of ${square ?? ''}`;
    return [{ phase, place, winners, losers, losses: Number(told['losses'] ?? 0) }];
  }
  if (type === 'SeaBattleFought')
    return [{ phase, place: seaPlace(told['place']), winners, losers, losses: null }];
  if (type !== 'GarrisonFought') return [];
  const sides = [statesOf(told['attackers']), statesOf(told['defenders'])] as const;
  const [won, lost] = told['winner'] === 'attackers' ? sides : [sides[1], sides[0]];
  return [{ phase, place: text(told['port']), winners: won, losers: lost, losses: null }];
}

const LOST: Readonly<Record<string, (data: Data) => string>> = {
  UnitDestroyed: ({ unit }) => text(unit),
  UnitSurrendered: ({ unit }) => text(unit),
  UnitShattered: ({ unit }) => text(unit),
  ShipSunk: ({ ship }) => text(ship),
  ShipTaken: ({ ship }) => text(ship),
  ShipFoundered: ({ ship }) => text(ship),
};

/** What an administrator wants to know of a trial first: battles, places that changed hands, and pieces that were lost or broken. */
export function trialSummary(events: readonly GameEvent[]): Summary {
  return {
    battles: events.flatMap(battleOf),
    places: events.flatMap(({ type, phase, data }) => {
      if (type !== 'CityTaken' && type !== 'PortTaken') return [];
      const { city, port, from, to } = data as Data;
      return [{ phase, place: text(city) || text(port), from: text(from), to: text(to) }];
    }),
    lost: events.flatMap(({ type, phase, data }) => {
      const piece = LOST[type]?.(data as Data);
      return piece === undefined ? [] : [{ phase, piece, by: type }];
    }),
  };
}
