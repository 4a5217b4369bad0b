const colours: Readonly<Record<number, string>> = {
  10: '90',
  20: '90',
  30: '36',
  40: '33',
  50: '31',
  60: '35',
};
const words: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const shownElsewhere = new Set([
  'level',
  'time',
  'msg',
  'context',
  'service',
  'pid',
  'hostname',
  'err',
  'trace_id',
  'span_id',
]);

/**
 * One JSON log line as a person on a terminal likes to read it: time, level, service, text, then the other members.
 * A line that is not JSON comes back unchanged.
 */
export const prettyLine = (json: string, colour: 'colour' | 'plain' = 'colour'): string => {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(json) as Record<string, unknown>;
  } catch {
    return json;
  }
  const paint = (code: string, text: string): string =>
    colour === 'colour' ? `\u001b[${code}m${text}\u001b[0m` : text;
  const level = Number(line['level']);
  const time = new Date(String(line['time'])).toISOString().slice(11, 23);
  const from = [line['service'], line['context']].filter((part) => part !== undefined).join('/');
  const rest = Object.entries(line)
    .filter(([key]) => !shownElsewhere.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const error = line['err'] as { stack?: string; message?: string } | undefined;
  return (
    [
      paint('90', time),
      paint(colours[level] ?? '0', (words[level] ?? String(line['level'])).padEnd(5)),
      paint('1', from),
      String(line['msg'] ?? ''),
      ...(rest.length > 0 ? [paint('90', rest.join(' '))] : []),
    ].join(' ') +
    (error === undefined ? '' : `\n${paint('31', error.stack ?? error.message ?? String(error))}`)
  );
};
