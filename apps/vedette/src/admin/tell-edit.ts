import type { EditDocument } from '@vedette/contracts';

const ACTS: Readonly<Record<EditDocument['act'], { readonly would: string; readonly does: string }>> = {
  change: { would: 'change', does: 'changes' },
  add: { would: 'put in', does: 'puts in' },
  remove: { would: 'take out', does: 'takes out' },
};

/** An edit, and everybody who is told of it. */
export function tellEdit({
  number,
  turn,
  act,
  kind,
  piece,
  changes,
  undoes,
  witnesses,
}: EditDocument): string {
  const { would, does } = ACTS[act];
  const head = number === null ? `This would ${would}` : `Edit ${number} ${does}`;
  return [
    `${head} the ${kind} ${piece} at the start of turn ${turn}${undoes === null ? '' : ` and takes edit ${undoes} back`}:`,
    ...changes.map(({ told }) => `  ${told}`),
    number === null ? 'It would be told to:' : 'It is told to:',
    ...(witnesses.length === 0 ? ['  nobody'] : witnesses.map(tellWitness)),
    '',
  ].join('\n');
}

const DEGREES: Readonly<Record<EditDocument['witnesses'][number]['degree'], string>> = {
  full: 'everything',
  start: 'where it begins',
  end: 'where it ends',
  partial: 'what can be seen of it',
};

function tellWitness({ player, degree, told }: EditDocument['witnesses'][number]): string {
  return `  ${player} learns ${DEGREES[degree]}: ${wordsOf(told)}`;
}

/** What is told as `field value`, without the signs of JSON; what has words of its own is told in them. */
function wordsOf(told: unknown): string {
  if (typeof told !== 'object' || told === null) return String(told);
  if (Array.isArray(told)) return told.map(wordsOf).join('; ');
  if ('told' in told) return String(told.told);
  return Object.entries(told)
    .map(([key, value]) => `${key} ${wordsOf(value)}`)
    .join(', ');
}
