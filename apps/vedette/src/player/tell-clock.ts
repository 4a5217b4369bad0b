import type { ClockDocument } from '@vedette/contracts';

const STANDINGS: Readonly<Record<NonNullable<ClockDocument['you']>['standing'], string>> = {
  'never-opened': 'has not looked',
  'no-order': 'has looked and ordered nothing',
  ordered: 'has sent orders',
  confirmed: 'is done',
  'confirmed-empty': 'is done, without orders',
};

const YOURS: typeof STANDINGS = {
  'never-opened': 'You have not looked at it yet.',
  'no-order': 'You have ordered nothing yet.',
  ordered: 'You have sent orders and not said that you are done ("vedette ready").',
  confirmed: 'You are done with it.',
  'confirmed-empty': 'You are done with it, without orders.',
};

/**
 * The clock in words, never what anybody ordered: when the turn ends and who keeps it, in one line each. Brief names only
 * those the turn waits for.
 */
export function tellClock(clock: ClockDocument, how: 'brief' | 'all'): string {
  const { turn, status, deadline, count, you, players, announcements } = clock;
  const until = deadline === null ? 'no deadline' : `deadline ${deadline.local}`;
  const told = count === null ? '' : `; ${count.ready} of ${count.expected} are done`;
  const lines = [`Turn ${turn} is ${status}; ${until}${told}.`];
  if (you !== null) lines.push(YOURS[you.standing]);
  if (players !== null) lines.push(...(how === 'all' ? tellAll(players) : tellSilent(players)));
  if (how === 'all')
    lines.push(
      ...announcements.map(
        ({ kind, turn: of, reason }) => `  ${kind}, turn ${of}${reason ? `: ${reason}` : ''}`,
      ),
    );
  return `${lines.join('\n')}\n`;
}

type Players = NonNullable<ClockDocument['players']>;

function tellSilent(players: Players): string[] {
  const awaited = players.filter(({ expected, ready }) => expected && !ready).map(({ player }) => player);
  return awaited.length === 0 ? [] : [`Waiting for ${awaited.join(', ')}.`];
}

const tellAll = (players: Players): string[] =>
  players.map(({ player, standing, expected, misses }) =>
    [
      `  ${player} ${STANDINGS[standing]}`,
      ...(expected ? [] : ['not waited for']),
      ...(misses > 0 ? [`missed ${misses}`] : []),
    ].join(', '),
  );
