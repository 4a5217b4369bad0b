/**
 * Who is ordered together after some more pieces were pointed at: those are with them too; where all of them were already, they are
 * no more. The others keep their places.
 */
export function joined(before: readonly string[], pointed: readonly string[]): string[] {
  const isIn = (piece: string): boolean => before.includes(piece);
  return pointed.every(isIn)
    ? before.filter((piece) => !pointed.includes(piece))
    : [...before, ...pointed.filter((piece) => !isIn(piece))];
}
