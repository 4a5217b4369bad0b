import type { Mark, MarkColour } from '@vedette/cartography';
import type { PositionReport, SquareView, StackView } from '@vedette/reports';
import type { RememberedSquare } from '../memory/remembered-squares.js';

/** Troops of somebody that are drawn in a square, and how they are known. */
export interface Ghost {
  readonly square: string;
  readonly stack: StackView;
  /** Turns since they were seen; 0 now. */
  readonly age: number;
  /** How far it is to be relied on, A to F, where a staff says so. */
  readonly reliability?: string;
  /** Its owner keeps it in view, also where memory is switched off. */
  readonly pinned?: boolean;
  /** A look of this turn has disproved it. */
  readonly struck?: boolean;
  /** Its name in the notes of its owner. */
  readonly id?: string;
}

/** News of troops that nobody has seen: they may be elsewhere. */
export interface Heard {
  readonly square: string;
  readonly text: string;
  readonly turn: number;
  /** Letters of the arms that were named, where any were. */
  readonly letters?: string;
}

/** What a seat was told of squares, by their names. */
export const squaresTold = ({ land }: PositionReport): ReadonlyMap<string, SquareView> =>
  new Map((land?.observed.squares ?? []).map((square) => [square.square, square]));

/** What lies in a square by what was told of it: depots, caches and a railway; out of sight for those whose state holds them (ROTD 1.3, 11.5). */
export interface GroundTold {
  readonly isInSight: boolean;
  /** The turn at whose end it was looked at last, where it is remembered only. */
  readonly asOf?: number;
  readonly railway: SquareView['railway'];
  readonly depots: NonNullable<SquareView['depots']>;
}

/** Squares of which depots or a railway were told, in sight or not. */
export function groundTold({ land }: PositionReport): ReadonlyMap<string, GroundTold> {
  const told = (land?.observed.toldGround ?? []).map((one) => ({ ...one, isInSight: false }));
  const seen = (land?.observed.squares ?? []).map((one) => ({ ...one, isInSight: true }));
  return new Map(
    [...told, ...seen]
      .filter(({ railway, depots }) => railway !== undefined || (depots ?? []).length > 0)
      .map(({ square, isInSight, railway, depots }) => [
        square,
        { isInSight, railway, depots: depots ?? [] },
      ]),
  );
}

/** The same with what is remembered of squares of which nothing was told this turn. */
export const withRememberedGround = (
  told: ReadonlyMap<string, GroundTold>,
  remembered: ReadonlyMap<string, RememberedSquare>,
): ReadonlyMap<string, GroundTold> =>
  new Map([
    ...[...remembered].flatMap(([name, { turn, square }]): [string, GroundTold][] =>
      square.railway !== undefined || (square.depots ?? []).length > 0
        ? [[name, { isInSight: false, asOf: turn, railway: square.railway, depots: square.depots ?? [] }]]
        : [],
    ),
    ...told,
  ]);

/** Everything the seat heard of and did not see. */
export function heardOf({ land }: PositionReport): Heard[] {
  if (!land) return [];
  const { headquartersHeardOf, troopsHeardOf } = land.observed;
  return [
    ...headquartersHeardOf.map(({ square, state, type, turn }) => ({
      square,
      text: `${state} ${type}`,
      turn,
      letters: 'H',
    })),
    ...troopsHeardOf.map(({ square, state, size, letters, turn }) => ({
      square,
      text: `${state} ${size} ${letters}`.trim(),
      turn,
      letters,
    })),
  ];
}

const COLOURS_OF: Readonly<Record<StackView['standing'], MarkColour>> = {
  same: 'blue',
  allied: 'blue',
  hostile: 'red',
  neutral: 'gray',
};
const KINDS = { active: 'flag', inactive: 'tent', shattered: 'boxed-s' } as const;

/** The sign of troops: exact in number where they are friends, else a letter for the size word (GITM AMWOL 1.4, 4.1). */
export function markOf({ condition, standing, count, size }: StackView): Mark {
  const label = count !== null ? String(count) : sizeSign(size ?? '');
  return { kind: KINDS[condition], colour: COLOURS_OF[standing], label: condition === 'active' ? label : '' };
}

/** A size word as it fits on a flag: its first letter, after the number if it has one. */
export function sizeSign(size: string): string {
  const [, number = '', word = ''] = /^(\d*)\s*([A-Za-z]?)/.exec(size.trim()) ?? [];
  return `${number}${word.toUpperCase()}`.slice(0, 3);
}
