import { useEffect, useRef } from 'preact/hooks';

/**
 * What was pointed at before it was known what its piece can reach: it waits, and is pointed at when that is known, unless another
 * piece was chosen meanwhile. The piece is kept beside it, because nobody says how long after a choice an effect of it runs.
 * @param known what the chosen piece can reach; null while it is on its way
 * @param piece the chosen piece
 * @param point points at what has waited
 * @returns lets a place wait for the piece that is chosen now
 */
export function useAwaitedPoint<Where>(
  known: object | null,
  piece: string | undefined,
  point: (where: Where) => void,
): (where: Where) => void {
  const awaited = useRef<{ readonly piece: string | undefined; readonly where: Where } | null>(null);
  useEffect(() => {
    if (known === null || awaited.current === null) return;
    const { piece: its, where } = awaited.current;
    awaited.current = null;
    if (its === piece) point(where);
  }, [known]);
  return (where) => (awaited.current = { piece, where });
}
