/** Keys of a log line that this house writes itself; whatever else may stand there might have come from a player. */
const OURS = [
  'time',
  'level',
  'service',
  'pid',
  'trace_id',
  'span_id',
  'context',
  'code',
  'ms',
  'campaign',
  'turn',
  'phase',
  'status',
  'method',
  'route',
  'subject',
  'consumer',
  'deliveries',
  'attempt',
  'check',
] as const;
/** Longer texts are no names or figures of ours. *Our figure.* */
const MOST_LETTERS = 200;

/**
 * What of a log line may leave the house: what happened, when and where. Words of an error are left out, since they may quote
 * what was sent; its kind, its code and the places of the code where it arose are kept. Null when the line is none of ours.
 */
export function toldLogLine(line: string): string | null {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const fields = read as Readonly<Record<string, unknown>>;
  const told: Record<string, unknown> = {};
  for (const key of OURS) if (isShort(fields[key])) told[key] = fields[key];
  const { err, msg } = fields;
  if (typeof err === 'object' && err !== null) told['err'] = toldError(err as Record<string, unknown>);
  // Without an error the text of a line is a constant of the code.
  else if (isShort(msg)) told['msg'] = msg;
  return JSON.stringify(told);
}

const isShort = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= MOST_LETTERS);

const toldError = ({ type, code, stack }: Readonly<Record<string, unknown>>): object => ({
  ...(isShort(type) ? { type } : {}),
  ...(isShort(code) ? { code } : {}),
  ...(typeof stack === 'string' ? { at: stack.split('\n').filter((one) => /^\s+at \S/.test(one)) } : {}),
});
