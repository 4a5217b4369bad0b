import { foldPast, type PastTurn, type Remembered } from './fold-past.js';

/**
 * What was remembered a turn ago and is disproved by a look of this turn: its square is in sight now, and nobody of that state stands
 * there. It is shown once, and gone in the next turn.
 */
export function struckOut(now: PastTurn, past: readonly PastTurn[]): Remembered[] {
  const before = past.filter(({ turn }) => turn < now.turn).sort((a, b) => b.turn - a.turn)[0];
  if (!before) return [];
  const seen = new Map(now.squares.map(({ square, stacks }) => [square, stacks]));
  const believed: Remembered[] = [
    ...foldPast(before, past),
    ...before.squares.flatMap(({ square, stacks }) =>
      stacks
        .filter(({ standing }) => standing === 'hostile' || standing === 'neutral')
        .map((stack) => ({ square, stack, age: 0 })),
    ),
  ];
  return believed
    .filter(({ square, stack: { state } }) => seen.get(square)?.every((stack) => stack.state !== state))
    .map((one) => ({ ...one, age: one.age + now.turn - before.turn }));
}
