import type { JSX } from 'preact';
import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import type { Act, Values } from './act.js';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const MINUTES_OF_A_DAY = 1440;
const MINUTES_OF_AN_HOUR = 60;

/** A calendar as the house takes it, of a form's values. Weekly moments are written "wednesday 20:00", one a line. */
export function calendarOf({ calendar = '', zone = '', days = '', weekly = '' }: Values): object {
  if (calendar === 'every')
    return { kind: 'every', zone, minutes: Math.round(Number(days) * MINUTES_OF_A_DAY) };
  if (calendar !== 'weekly') return { kind: 'manual', zone };
  const at = weekly
    .split('\n')
    .map((line) => line.trim().toLowerCase().split(/\s+/))
    .filter(([weekday]) => weekday)
    .map(([weekday, time]) => ({ weekday, time }));
  return { kind: 'weekly', zone, at };
}

/** When turns end from now on, and on which terms. */
export function calendarAct(now: Pick<Controlled, 'campaign'>, clock?: Controlled['clock']): Act {
  const { calendar, terms } = clock ?? {};
  return {
    id: 'calendar',
    method: 'PUT',
    path: () => campaignPath(now.campaign.id, '/calendar'),
    fields: [
      {
        name: 'calendar',
        kind: 'choice',
        first: calendar?.kind ?? 'weekly',
        options: (['weekly', 'every', 'manual'] as const).map(
          (kind) => [kind, say(`calendar-${kind}`)] as const,
        ),
      },
      {
        name: 'weekly',
        kind: 'long',
        first:
          calendar?.kind === 'weekly'
            ? calendar.at.map(({ weekday, time }) => `${weekday} ${time}`).join('\n')
            : `${WEEKDAYS[6]} 20:00`,
      },
      {
        name: 'days',
        kind: 'number',
        first: calendar?.kind === 'every' ? String(calendar.minutes / MINUTES_OF_A_DAY) : '3',
      },
      {
        name: 'zone',
        kind: 'text',
        isNeeded: true,
        first: calendar?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      {
        name: 'early',
        kind: 'choice',
        first: terms?.earlyEnd ?? 'when-all-ready',
        options: [
          ['when-all-ready', say('early-when-all-ready')],
          ['never', say('early-never')],
        ],
      },
      { name: 'grace', kind: 'number', first: String((terms?.grace.minutes ?? 0) / MINUTES_OF_AN_HOUR) },
    ],
    body: (values) => ({
      calendar: calendarOf(values),
      terms: {
        earlyEnd: values['early'],
        grace: {
          minutes: Math.round(Number(values['grace']) * MINUTES_OF_AN_HOUR),
          each: terms?.grace.each ?? null,
        },
      },
    }),
    facts: ({ calendar: kind = '' }) => ({ calendar: say(`calendar-${kind}`) }),
    told: () => 'everybody',
  };
}

export const CalendarForm = ({
  now,
  done,
}: {
  readonly now: Controlled;
  readonly done: () => void;
}): JSX.Element => <ActForm act={calendarAct(now, now.clock)} campaign={now.campaign.id} done={done} />;
