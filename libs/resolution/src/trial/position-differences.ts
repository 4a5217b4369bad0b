import {
  type CampaignState,
  EDITABLE,
  PIECE_KINDS,
  pieceDocument,
  type PieceKind,
  tellChange,
} from '@vedette/campaign';
import type { DryRunDocument } from '@vedette/contracts';

export type Difference = DryRunDocument['pieces'][number];

/** An answer must fit into a message. */
const MOST_PIECES = 500;

/** As many differences as are told, and how many are not. */
export const listed = (found: readonly Difference[]): Pick<DryRunDocument, 'pieces' | 'leftOut'> => ({
  pieces: found.slice(0, MOST_PIECES),
  leftOut: Math.max(0, found.length - MOST_PIECES),
});

/** Every piece that is not in both positions alike, by kind and name. */
export function differences(before: CampaignState, after: CampaignState): Difference[] {
  return PIECE_KINDS.flatMap((kind) => {
    const names = new Set([...namesOf(before, kind), ...namesOf(after, kind)]);
    return [...names].sort().flatMap((piece) => {
      const found = differenceOf(kind, piece, before, after);
      return found ? [found] : [];
    });
  });
}

function differenceOf(
  kind: PieceKind,
  piece: string,
  before: CampaignState,
  after: CampaignState,
): Difference | null {
  const [old, now] = [pieceDocument(before, kind, piece), pieceDocument(after, kind, piece)];
  if (!old) return { kind, piece, fate: 'new', changes: [] };
  if (!now) return { kind, piece, fate: 'gone', changes: [] };
  const changes = Object.keys(EDITABLE[kind])
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => tellChange(field, old[field], now[field]));
  return changes.length === 0 ? null : { kind, piece, fate: 'changed', changes };
}

function namesOf(state: CampaignState, kind: PieceKind): readonly string[] {
  if (kind === 'player') return state.players.map(({ id }) => id);
  if (kind === 'relation') return state.relations.map(({ between }) => between.join('-'));
  const pieces = { unit: state.units, city: state.cities, port: state.ports, ship: state.ships }[kind];
  return [...pieces.keys()];
}

/** What each state has of units, men, ships and cities in the two positions. */
export function tallies(before: CampaignState, after: CampaignState): DryRunDocument['states'] {
  return before.states.map(({ id: state }) => ({
    state,
    units: compare(before, after, ({ units }) => of(units, state).length),
    men: compare(before, after, ({ units }) =>
      of(units, state).reduce((men, unit) => men + unit.strength, 0),
    ),
    ships: compare(before, after, ({ ships }) => of(ships, state).length),
    cities: compare(before, after, ({ cities }) => of(cities, state).length),
  }));
}

function of<T extends { readonly state: string }>(pieces: ReadonlyMap<string, T>, state: string): T[] {
  return [...pieces.values()].filter((piece) => piece.state === state);
}

function compare(
  before: CampaignState,
  after: CampaignState,
  count: (state: CampaignState) => number,
): { before: number; after: number } {
  return { before: Math.round(count(before)), after: Math.round(count(after)) };
}
