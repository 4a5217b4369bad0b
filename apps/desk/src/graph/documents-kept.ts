import { keptKey, orKept } from './kept-offline.js';
import { send } from './send.js';

interface Kept {
  readonly tag: string | undefined;
  readonly document: unknown;
}

/** What is read offline, by the name of its kind. */
const READ_OFFLINE: ReadonlySet<string> = new Set(['reports', 'theatre']);

const kept = new Map<string, Kept>();

/** Forgets every document that was read; when somebody signs out, or sits down elsewhere. */
export const forgetDocuments = (): void => kept.clear();

/** A document of the house by its address; asked again each time, and sent again only when it has changed. @throws DeskProblem */
export function readDocument<T>(path: string, seat: string | null): Promise<T> {
  const [, , campaign = '', what = ''] = path.split('/').map(decodeURIComponent);
  if (!READ_OFFLINE.has(what)) return readFromHouse<T>(path, seat);
  return orKept(keptKey(campaign, seat, path), () => readFromHouse<T>(path, seat));
}

async function readFromHouse<T>(path: string, seat: string | null): Promise<T> {
  const key = `${seat ?? ''} ${path}`;
  const before = kept.get(key);
  const answer = await send(path, { seat, tag: before?.tag });
  if (answer.status === 304 && before) return before.document as T;
  const document: unknown = await answer.json();
  kept.set(key, { tag: answer.headers.get('etag') ?? undefined, document });
  return document as T;
}
