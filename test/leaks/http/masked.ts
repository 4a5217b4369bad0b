/** One thing a player was answered or sent. */
export interface Seen {
  readonly channel: string;
  /** Under which name it is compared with the other world's. */
  readonly name: string;
  readonly status: number;
  /** What of the headers tells of the body. */
  readonly headers: string;
  readonly body: string;
}

/**
 * What is different between two campaigns by its nature: their names and those of the accounts, moments, random ids, and what
 * is made of a random salt. Sizes are compared without it, for a moment is written shorter when it ends in noughts.
 */
const DIFFERENT_BY_NATURE: readonly (readonly [RegExp, string])[] = [
  [/(war|taylor|worth|fight|buford|gamble)-(one|two)/g, '$1-***'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3,6}Z/g, 'moment'],
  [/"traceId":"[0-9a-f]{32}"/g, '"traceId":"random"'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'random-id'],
  [/"(salt|signature|leaf|root|orderBookRoot)":"[\w-]+"/g, '"$1":"of a salt"'],
  [/"(path)":\[[^\]]*\]/g, '"$1":"of salts"'],
];

/** A text with everything taken out that differs by nature. */
export const plainly = (text: string): string =>
  DIFFERENT_BY_NATURE.reduce((left, [found, mask]) => left.replace(found, mask), text);

/** An answer with everything taken out that differs by nature, size and status left in. */
export function masked({ status, headers, body }: Seen): string {
  const plain = plainly(body);
  return `${status} ${headers} ${plain.length}\n${plain}`;
}
