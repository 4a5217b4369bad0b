import { counted } from '../wording/figures.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** `50 hands and 10 marines`. */
function hands(t: Telling): string {
  const [crew, marines] = [t.number('crew') ?? 0, t.number('marines') ?? 0];
  const parts = [
    crew > 0 ? counted(crew, 'hand', 'hands') : '',
    marines > 0 ? counted(marines, 'marine', 'marines') : '',
  ].filter((part) => part !== '');
  return series(parts) || 'nobody';
}

function group(t: Telling, key: string): string {
  const part = t.part(key);
  return listed(
    part.has('capacity') ? `capacity ${part.figure('capacity')}` : '',
    part.has('crew') ? counted(part.number('crew')!, 'hand', 'hands') : '',
    (part.number('supplies') ?? 0) > 0 ? `${part.figure('supplies')} supplies` : '',
    part.list('units').length > 0 ? `${series(part.list('units'))} aboard` : '',
  );
}

function only(...reasons: readonly string[]): string[] {
  return reasons.filter((reason) => reason !== '');
}

/** Groups, crews, laying up and scuttling (PATE 2.5-2.7). */
export const SHIP_HANDLING_MESSAGES = {
  CrewTransferred: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} sent ${hands(t)} over to ${t.text('to')}`),
    why: (t) => {
      const wanted = t.part('wanted');
      const fewer =
        (wanted.number('crew') ?? 0) > (t.number('crew') ?? 0) ||
        (wanted.number('marines') ?? 0) > (t.number('marines') ?? 0);
      return only(fewer ? `${hands(wanted)} were ordered` : '');
    },
  },
  ShipLaidUp: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} went out of commission`, t.has('port') && `at ${t.text('port')}`),
  },
  ShipScuttled: {
    parts: ['fleet'],
    say: (t) =>
      sentence(
        `${t.text('ship')} went down, sunk by ${t.own ? 'its own' : 'her own'} hands`,
        t.has('crew') && `, and ${hands(t)} went home`,
      ),
    why: (t) => {
      const lost = t
        .each('lost')
        .map((unit) => `${unit.text('unit')} with ${counted(unit.number('men') ?? 0, 'man', 'men')}`);
      return only(
        lost.length > 0 ? `lost with it: ${series(lost)}` : '',
        (t.number('supplies') ?? 0) > 0 ? `${t.figure('supplies')} supplies went down` : '',
        (t.number('stores') ?? 0) > 0 ? `${t.figure('stores')} stores went down` : '',
      );
    },
  },
  TransportsSplit: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} split in two, and ${t.text('into')} formed of a part`),
    why: (t) =>
      only(
        group(t, 'goes') && `${t.text('into')} has ${group(t, 'goes')}`,
        group(t, 'stays') && `${t.text('ship')} keeps ${group(t, 'stays')}`,
      ),
  },
  TransportsMerged: {
    parts: ['fleet'],
    say: (t) => sentence(`${t.text('ship')} went up in ${t.text('into')}`),
    why: (t) =>
      only(
        group(t, 'group') && `together ${group(t, 'group')}`,
        (t.number('storesLost') ?? 0) > 0
          ? `${t.figure('storesLost')} stores found no room and were lost`
          : '',
      ),
  },
} satisfies Messages;
