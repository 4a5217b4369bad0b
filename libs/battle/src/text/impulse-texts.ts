import type { ActivateOrder, Conditions, UnitPlan } from '../orders/activation.schema.js';
import type { BattleOrder } from '../orders/battle-orders.schema.js';
import {
  CONDITION_WORDS,
  FOR_WORD,
  LEVEL_WORDS,
  named,
  namedAll,
  OUT_WORDS,
  PATH_WORD,
  SIDE_WORDS,
  SUBJECT_WORDS,
  WITH_WORD,
} from './battle-words.js';
import { type BattleOrderText, type ClauseText, type Draft, oneOf, without } from './clause-text.js';
import { normalPlan, planText, readPlan } from './plan-text.js';
import type { TokenReader } from './token-reader.js';

type Impulse = 'activate' | 'gift' | 'leader' | 'pass';

/** A command unless a unit is said. */
export function readSubject(reader: TokenReader, draft: Draft): void {
  const what = reader.take(SUBJECT_WORDS) ?? 'command';
  draft[what] = reader.id(`the id of the ${what}`);
}

export function subjectText({
  unit,
  command,
}: {
  readonly unit?: string;
  readonly command?: string;
}): string {
  return unit === undefined ? named(command!) : `unit ${named(unit)}`;
}

const WHEN: ClauseText<Impulse> = oneOf(
  'when',
  (reader) => {
    const when: Draft = {};
    for (let word = reader.take(CONDITION_WORDS); word !== undefined; word = reader.take(CONDITION_WORDS))
      if (word === 'enemy-within') when['enemyWithin'] = reader.number();
      else if (word === 'no-enemy-within') when['noEnemyWithin'] = reader.number();
      else if (word === 'after') when['after'] = reader.id("a command's id");
      else when['initiative'] = word === 'initiative';
    if (Object.keys(when).length === 0) reader.one(CONDITION_WORDS);
    return when;
  },
  (when: Conditions) =>
    [
      ...(when.enemyWithin === undefined ? [] : [`enemy-within ${when.enemyWithin}`]),
      ...(when.noEnemyWithin === undefined ? [] : [`no-enemy-within ${when.noEnemyWithin}`]),
      ...(when.initiative === undefined ? [] : [when.initiative ? 'initiative' : 'no-initiative']),
      ...(when.after === undefined ? [] : [`after ${named(when.after)}`]),
    ].join(' '),
);

const PRIORITY: ClauseText<Impulse> = oneOf('priority', (reader) => reader.number(), String);

/** Plans of units, each in a clause of its own. */
function plans(key: 'plan' | 'planRE'): ClauseText<'activate' | 'gift'> {
  return {
    repeated: true,
    read: (reader, draft) => {
      const list = (draft[key] ??= []) as UnitPlan[];
      // That nobody has a plan for RE is said by the word alone: then what is planned for ME does not hold either (P-31.4).
      if (key === 'plan' || !reader.atBreak) list.push(readPlan(reader));
    },
    write: (order) => {
      const list = (order as Draft)[key] as readonly UnitPlan[] | undefined;
      if (list === undefined) return [];
      return list.length === 0 ? [''] : list.map(planText);
    },
  };
}

type Led = NonNullable<ActivateOrder['leaders']>[number];

const LEADERS: ClauseText<'activate'> = {
  repeated: true,
  read: (reader, draft) => {
    const leader = reader.id("a leader's id");
    const led: Led = reader.take(WITH_WORD)
      ? { leader, with: reader.id("a unit's id") }
      : (reader.one(PATH_WORD), { leader, path: reader.hexes() });
    ((draft['leaders'] ??= []) as Led[]).push(led);
  },
  write: ({ leaders = [] }) =>
    leaders.map((led) =>
      'with' in led
        ? `${named(led.leader)} with ${named(led.with)}`
        : [named(led.leader), 'path', ...led.path].join(' '),
    ),
};

const BARRAGE: ClauseText<'activate'> = {
  repeated: true,
  read: (reader, draft) => {
    ((draft['barrage'] ??= []) as object[]).push({ hex: reader.hex(), units: reader.ids() });
  },
  write: ({ barrage = [] }) => barrage.map(({ hex, units }) => `${hex} ${namedAll(units)}`),
};

const SKIRMISHERS: ClauseText<'activate'> = oneOf(
  'skirmishers',
  (reader) => (reader.one(OUT_WORDS) === 'in' ? { in: true } : { out: reader.id("a unit's id") }),
  (sent: NonNullable<ActivateOrder['skirmishers']>) => ('in' in sent ? 'in' : `out ${named(sent.out)}`),
);

/** Whether the right of the initiative is used: two words for one key. */
function free(isFree: boolean): ClauseText<'activate'> {
  return {
    read: (_reader, draft) => {
      draft['free'] = isFree;
    },
    write: (order) => (order.free === isFree ? [''] : []),
  };
}

export const ACTIVATE_TEXT: BattleOrderText<'activate'> = {
  kind: 'activate',
  readHead: (reader, draft) => {
    readSubject(reader, draft);
    draft['at'] = reader.one(LEVEL_WORDS);
  },
  head: (order) => `${subjectText(order)} ${order.at}`,
  clauses: {
    spend: oneOf('spend', (reader) => reader.ids(), namedAll),
    free: free(true),
    'not-free': free(false),
    when: WHEN,
    skirmishers: SKIRMISHERS,
    plan: plans('plan'),
    'plan-re': plans('planRE'),
    leaders: LEADERS,
    barrage: BARRAGE,
    priority: PRIORITY,
  },
  normal: ({ plan, planRE, ...order }) =>
    without(
      {
        ...order,
        ...(plan ? { plan: plan.map(normalPlan) } : {}),
        ...(planRE ? { planRE: planRE.map(normalPlan) } : {}),
      },
      ...['spend', 'when', 'plan', 'leaders', 'barrage'],
    ),
};

export const GIFT_TEXT: BattleOrderText<'gift'> = {
  kind: 'gift',
  readHead: (reader, draft) => {
    draft['leader'] = reader.id("a leader's id");
    draft['plan'] = [];
  },
  head: ({ leader }) => named(leader),
  clauses: {
    when: WHEN,
    plan: { ...plans('plan'), write: ({ plan }) => plan.map(planText) },
    priority: PRIORITY,
  },
  normal: (order) => without({ ...order, plan: order.plan.map(normalPlan) }, 'when'),
};

export const LEADER_TEXT: BattleOrderText<'leader'> = {
  kind: 'leader',
  readHead: (reader, draft) => {
    draft['leader'] = reader.id("a leader's id");
    draft['path'] = reader.hexes();
  },
  head: ({ leader, path }) => [named(leader), ...path].join(' '),
  clauses: { when: WHEN, priority: PRIORITY },
  normal: (order) => without(order, 'when'),
};

export const PASS_TEXT: BattleOrderText<'pass'> = {
  kind: 'pass',
  readHead: (reader, draft) => {
    if (reader.take(FOR_WORD)) draft['side'] = reader.one(SIDE_WORDS);
  },
  head: ({ side }: BattleOrder<'pass'>) => (side === undefined ? '' : `for ${side}`),
  clauses: { when: WHEN, priority: PRIORITY },
  normal: (order) => without(order, 'when'),
};
