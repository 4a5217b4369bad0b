import type { ClockDocument } from '@vedette/contracts';
import { tellClock } from '../player/tell-clock.js';
import { UsageError } from '../server/usage.error.js';
import {
  act,
  type AdministratorAct,
  argument,
  because,
  numberOf,
  option,
  textOf,
  type Typed,
} from './administrator-act.js';
import { readFields } from './fields.js';

const tell = (clock: ClockDocument, { options }: Typed): string =>
  tellClock(clock, options.verbose ? 'all' : 'brief');

/** What an administrator does with the clock of a campaign. */
export const CLOCK_ACTS: readonly AdministratorAct[] = [
  act<ClockDocument>('status', {
    route: 'GET /campaigns/:id/clock',
    does: 'when the turn ends and who has not confirmed; -v: who has opened it and ordered, never what',
    tell,
  }),
  act<ClockDocument>('extend', {
    route: 'POST /campaigns/:id/clock/extend',
    does: 'put the deadline off',
    args: [argument('<minutes>')],
    options: [because],
    ask: ({ args, options }) => ({ body: { minutes: Number(args[0]), reason: options['reason'] } }),
    tell,
  }),
  act<ClockDocument>('pause', {
    route: 'POST /campaigns/:id/clock/pause',
    does: 'stop the clock',
    options: [because],
    ask: ({ options }) => ({ body: { reason: options['reason'] } }),
    tell,
  }),
  act<ClockDocument>('unpause', {
    route: 'POST /campaigns/:id/clock/resume',
    does: 'have the clock go on',
    ask: () => ({ body: {} }),
    tell,
  }),
  act<ClockDocument>('excuse', {
    route: 'POST /campaigns/:id/clock/excuse',
    does: 'do not wait for a player, or do not count a turn he missed',
    args: [argument('<player>')],
    options: [option('--turn <number>', 'the turn he missed; the open one unless given'), because],
    ask: ({ args, options }) => ({
      body: { player: args[0], turn: numberOf(options['turn']), reason: options['reason'] },
    }),
    tell,
  }),
  act<ClockDocument>('replace', {
    route: 'POST /campaigns/:id/clock/replace',
    does: 'somebody else plays a player from now on',
    args: [argument('<player>')],
    ask: ({ args }) => ({ body: { player: args[0] } }),
    tell,
  }),
  act<ClockDocument>('release', {
    route: 'POST /campaigns/:id/clock/release',
    does: 'have a held turn end as it stands',
    args: [argument('<turn>')],
    ask: ({ args }) => ({ body: { turn: Number(args[0]) } }),
    tell,
  }),
  act<ClockDocument>('calendar', {
    route: 'PUT /campaigns/:id/calendar',
    does: 'say when turns end',
    options: [
      option('--weekly <weekday time...>', 'for instance "wednesday 20:00" "sunday 20:00"'),
      option('--every <minutes>', 'so long after it opens'),
      option('--manual', 'by hand'),
      option('--zone <zone>', 'IANA name of the time zone').default('UTC'),
      option('--terms <term=value...>', 'as docs/operate.md lists them, for instance heldAbove=0.4'),
    ],
    ask: ({ options }) => ({
      body: {
        calendar: calendarOf(options),
        ...(options['terms'] === undefined ? {} : { terms: readFields(options['terms'] as string[]) }),
      },
    }),
    tell,
  }),
];

function calendarOf(options: Typed['options']): unknown {
  const zone = textOf(options['zone']);
  const { weekly, every, manual } = options as { weekly?: string[]; every?: string; manual?: boolean };
  if ([weekly, every, manual].filter((kind) => kind !== undefined).length !== 1)
    throw new UsageError('give one of --weekly, --every and --manual');
  if (weekly !== undefined) return { kind: 'weekly', zone, at: weekly.map(weekdayOf) };
  return every === undefined ? { kind: 'manual', zone } : { kind: 'every', zone, minutes: Number(every) };
}

function weekdayOf(text: string): { weekday: string; time: string } {
  const [weekday, time, ...more] = text.trim().toLowerCase().split(/\s+/);
  if (weekday && time && more.length === 0) return { weekday, time };
  throw new UsageError(`found "${text}"; allowed is a weekday and a time, for instance "sunday 20:00"`);
}
