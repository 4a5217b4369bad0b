import type { LogEntryDocument } from '@vedette/contracts';
import { tellMoment } from './tell-moment.js';

/** The log of administration, newest first: when, in which turn, who, what. */
export function tellLog(entries: readonly LogEntryDocument[]): string {
  if (entries.length === 0) return 'Nothing was done yet.\n';
  return entries
    .map(({ at, turn, number, by, text }) =>
      [
        tellMoment(at),
        ...(turn === null ? [] : [`turn ${turn}`]),
        ...(by === null ? [] : [by]),
        ...(number === null ? [] : [`edit ${number}`]),
        text,
      ].join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}
