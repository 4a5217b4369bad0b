import type { Mark, MarkColour } from '@vedette/cartography';
import type { DepotView, SquareView, StackView } from '../input/strategic-view.schema.js';
import { figure } from '../wording/figures.js';
import { plain } from '../wording/plain-text.js';

const CONDITIONS = { flag: 'active', tent: 'inactive', 'boxed-s': 'shattered' } as const;

/** The colour of troops or stores by how their state stands to the player. */
export function colourOf({ standing }: Pick<StackView | DepotView, 'standing'>): MarkColour {
  if (standing === 'hostile') return 'red';
  return standing === 'neutral' ? 'gray' : 'blue';
}

/** `R's` would not fit: a size word by its first letter, with an s for many: `Rs`, `B`, `Bs`, `D`, `3D`. */
export function sizeSign(size: string): string {
  const found = /^(\d*)\s*([A-Za-z])(.*)$/.exec(plain(size).trim());
  if (!found) return '';
  const many = found[1] === '' && found[3]!.endsWith('s');
  return `${found[1]!}${found[2]!.toUpperCase()}${many ? 's' : ''}`.slice(0, 3);
}

function labelOf(stacks: readonly StackView[]): string {
  const counts = stacks.map(({ count }) => count);
  if (counts.every((count) => count !== null))
    return figure(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
  return stacks.length === 1 ? sizeSign(stacks[0]!.size ?? '') : '';
}

/** Marks of a square with their numbers: exact for friends, a sign of the size for others (GITM AMWOL 1.4, 4.1). */
export function marksOf(square: SquareView): Mark[] {
  const { mark } = square;
  if (!mark) return [];
  const marked = square.stacks.filter(({ condition }) => condition === CONDITIONS[mark.kind]);
  return mark.colours.map((colour) => ({
    kind: mark.kind,
    colour,
    label:
      mark.kind === 'flag' && colour !== 'black'
        ? labelOf(marked.filter((one) => colourOf(one) === colour))
        : '',
  }));
}

/** Letters of the arms in a square, each once, in the order I, C, A, H. */
export function armsOf(square: SquareView): string {
  const letters = new Set(square.stacks.flatMap(({ letters: seen }) => [...seen]));
  return [...'ICAH'].filter((letter) => letters.has(letter)).join('');
}
