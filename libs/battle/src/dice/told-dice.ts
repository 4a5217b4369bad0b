import { type Fault, MalformedDocumentError, show } from '@vedette/documents';
import { DIE_PURPOSES } from './battle-die.js';

/** Dice told beforehand: lists of values by `purpose:subject#n`, `purpose:subject`, `purpose:*` or `*`. */
export type ToldDice = Readonly<Record<string, readonly number[]>>;

const KEY = /^(?:\*|([a-z]+):(?:\*|([^:#*\s]+)(?:#[1-9][0-9]*)?))$/;

/** Faults of a file of dice: keys that no die can have, values a die cannot show. */
export function faultsOfDice(value: unknown): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ pointer: '', found: show(value), allowed: 'an object of lists of values by label' }];
  return Object.entries(value).flatMap(([key, list]): Fault[] => {
    const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const purpose = KEY.exec(key)?.[1];
    if (!KEY.test(key) || (purpose !== undefined && !DIE_PURPOSES.includes(purpose as never)))
      return [
        {
          pointer: '',
          found: `the label ${show(key)}`,
          allowed: `purpose:subject#n, purpose:subject, purpose:* or *; purposes are ${DIE_PURPOSES.join(', ')}`,
        },
      ];
    if (!Array.isArray(list) || list.length === 0)
      return [{ pointer, found: show(list), allowed: 'a list of at least 1 value' }];
    const most = purpose === 'casualty' ? 99 : 9;
    return list.flatMap((one, i) =>
      Number.isInteger(one) && one >= 0 && one <= most
        ? []
        : [{ pointer: `${pointer}/${i}`, found: show(one), allowed: `a whole number from 0 to ${most}` }],
    );
  });
}

/** Reads dice told beforehand. Throws {@link MalformedDocumentError}. */
export function readToldDice(value: unknown): ToldDice {
  const faults = faultsOfDice(value);
  if (faults.length > 0) throw new MalformedDocumentError('dice', faults);
  return value as ToldDice;
}
