import { Type, type Static } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';

const CLOSED = { additionalProperties: false } as const;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const Zone = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'name of a time zone in the IANA database, e.g. Europe/Berlin',
});

/** When turns of a campaign end: by hand, a length after they were opened, or at times of the week in a time zone. */
export const Calendar = Type.Union([
  Type.Object({ kind: Type.Literal('manual'), zone: Zone }, CLOSED),
  Type.Object(
    {
      kind: Type.Literal('every'),
      zone: Zone,
      minutes: Type.Integer({
        minimum: 1,
        maximum: 525_600,
        description: 'length of a turn from its opening, in minutes that pass: 4320 for every 72 hours',
      }),
    },
    CLOSED,
  ),
  Type.Object(
    {
      kind: Type.Literal('weekly'),
      zone: Zone,
      at: Type.Array(
        Type.Object(
          {
            weekday: oneOf(WEEKDAYS),
            time: Type.String({
              pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
              description: 'time of the day in the zone, 00:00 to 23:59',
            }),
          },
          CLOSED,
        ),
        { minItems: 1, maxItems: 28 },
      ),
    },
    CLOSED,
  ),
]);
export type Calendar = Static<typeof Calendar>;

/** What a campaign has agreed on about its deadlines beside when they are. */
export const Terms = Type.Object(
  {
    earlyEnd: oneOf(
      ['when-all-ready', 'never'],
      'whether a turn ends as soon as everybody expected has confirmed',
    ),
    grace: Type.Object(
      {
        minutes: Type.Integer({
          minimum: 0,
          maximum: 20_160,
          description:
            'how long a turn waits after its deadline for those who have sent nothing; 0: it does not',
        }),
        each: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()], {
          description: 'for how many turns of the campaign it waits for the same player; null: for every one',
        }),
      },
      CLOSED,
    ),
    heldAbove: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'share of those expected that may be silent; above it the turn is held; null: it never is',
    }),
    leastMinutes: Type.Integer({
      minimum: 0,
      maximum: 20_160,
      description: 'least time between the opening of a turn and its deadline by the calendar',
    }),
    outage: Type.Object(
      {
        fromMinutes: Type.Integer({
          minimum: 1,
          maximum: 10_080,
          description: 'from which length an outage stops the clock',
        }),
        finalMinutes: Type.Integer({
          minimum: 0,
          maximum: 20_160,
          description: 'how long before the deadline an outage begins to count',
        }),
      },
      CLOSED,
    ),
    nextTurn: oneOf(
      ['opens', 'waits'],
      'whether the next turn opens when one is resolved, or waits for the administrator',
    ),
    counts: oneOf(['told', 'hidden'], 'whether players are told how many have confirmed; never who'),
    expected: Type.Union(
      [Type.Array(PlayerIdText, { minItems: 1, maxItems: 500, uniqueItems: true }), Type.Null()],
      {
        description: 'players whose orders are waited for; null: every player of the campaign',
      },
    ),
  },
  CLOSED,
);
export type Terms = Static<typeof Terms>;

/** Terms of a campaign that has not agreed on others. */
export const USUAL_TERMS: Terms = {
  earlyEnd: 'when-all-ready',
  grace: { minutes: 0, each: null },
  heldAbove: null,
  leastMinutes: 0,
  outage: { fromMinutes: 10, finalMinutes: 360 },
  nextTurn: 'opens',
  counts: 'told',
  expected: null,
};

/** The calendar of a campaign that has none. */
export const NO_CALENDAR: Calendar = { kind: 'manual', zone: 'UTC' };
