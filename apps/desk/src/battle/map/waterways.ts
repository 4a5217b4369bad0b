import { neighbours } from '@vedette/hex';

/**
 * How water runs through the hexes it lies in, as chains of hexes beside each other. A map lists them as they lie, not always as they
 * flow: what follows each other in the list and touches is joined first, then what else touches; no ring is closed.
 */
export function waterways(hexes: readonly string[]): string[][] {
  const parts = new Map(hexes.map((hex) => [hex, hex]));
  const partOf = (hex: string): string => (parts.get(hex) === hex ? hex : partOf(parts.get(hex)!));
  const beside = new Map<string, string[]>(hexes.map((hex) => [hex, []]));
  const join = (hex: string, other: string): void => {
    if (!beside.has(other) || !neighbours(hex).includes(other) || partOf(hex) === partOf(other)) return;
    parts.set(partOf(hex), partOf(other));
    beside.get(hex)!.push(other);
    beside.get(other)!.push(hex);
  };
  hexes.slice(1).forEach((hex, at) => join(hexes[at]!, hex));
  for (const hex of hexes) for (const other of neighbours(hex)) join(hex, other);
  return chainsOf(beside);
}

/** The chains between sources, mouths and where waters meet. */
function chainsOf(beside: ReadonlyMap<string, readonly string[]>): string[][] {
  const chains: string[][] = [];
  for (const [hex, next] of beside)
    if (next.length !== 2)
      for (const first of next) {
        const chain = [hex, first];
        for (let before = hex, here = first; beside.get(here)!.length === 2;) {
          const on = beside.get(here)!.find((one) => one !== before)!;
          chain.push(on);
          [before, here] = [here, on];
        }
        // Each chain is found from both of its ends.
        if (chain[0]! < chain.at(-1)!) chains.push(chain);
      }
  return chains;
}
