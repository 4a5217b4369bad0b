import type { PlanStep, UnitPlan } from '../orders/activation.schema.js';
import {
  FACING_WORDS,
  facingOf,
  facingWord,
  FLANK_WORDS,
  FORMATION_WORDS,
  MARKER_WORDS,
  named,
  PLAN_WORDS,
  SHOT_WORDS,
} from './battle-words.js';
import type { TokenReader } from './token-reader.js';

type Draft = { -readonly [K in keyof UnitPlan]: UnitPlan[K] };

/** What one unit does: `cs-13al 0304 face SE form line 0405 fire 1107 shock 1107`. */
export function readPlan(reader: TokenReader): UnitPlan {
  const unit = reader.id("a unit's id");
  reader.skipColon();
  const steps: PlanStep[] = [];
  const plan: Draft = { unit };
  for (;;) {
    const hex = reader.takeHex();
    if (hex !== null) {
      steps.push(hex);
      continue;
    }
    const word = reader.take(PLAN_WORDS);
    if (word === undefined) break;
    const step = stepOf(reader, word);
    if (step !== null) steps.push(step);
    else readDoing(reader, word, plan);
  }
  return steps.length === 0 ? plan : { ...plan, do: steps };
}

/** The step a word begins; null where it begins none. */
function stepOf(reader: TokenReader, word: string): PlanStep | null {
  switch (word) {
    case 'face':
      return { face: facingOf(reader.one(FACING_WORDS)) };
    case 'form':
      return { form: reader.one(FORMATION_WORDS) } as PlanStep;
    case 'extend':
      return { extend: reader.hex() };
    case 'retract':
      return { retract: reader.hex() };
    case 'refuse': {
      const flank = reader.one(FLANK_WORDS);
      return { refuse: flank === 'none' ? null : flank } as PlanStep;
    }
    case 'stack':
      return { stack: reader.number() };
    case 'build':
      return { build: true };
    case 'marker':
      return { marker: reader.one(MARKER_WORDS) } as PlanStep;
    default:
      return null;
  }
}

function readDoing(reader: TokenReader, word: string, plan: Draft): void {
  switch (word) {
    case 'double-time':
      plan.doubleTime = true;
      return;
    case 'bayonet':
      plan.bayonet = true;
      return;
    case 'rally':
    case 'no-rally':
      plan.rally = word === 'rally';
      return;
    case 'advance':
    case 'no-advance':
      plan.advance = word === 'advance';
      return;
    case 'shock':
      plan.shock = reader.hex();
      return;
    default:
      plan.fire = readFire(reader);
  }
}

function readFire(reader: TokenReader): NonNullable<UnitPlan['fire']> {
  const at = reader.takeHex();
  const fire: { at?: string; hold?: boolean; rapid?: boolean; odd?: string } = at === null ? {} : { at };
  for (let word = reader.take(SHOT_WORDS); word !== undefined; word = reader.take(SHOT_WORDS))
    if (word === 'odd') fire.odd = reader.id("a unit's id");
    else fire[word as 'hold' | 'rapid'] = true;
  return fire;
}

/** The same as text, of a plan in its normal form. */
export function planText(plan: UnitPlan): string {
  const { unit, do: steps = [], doubleTime, bayonet, rally, fire, shock, advance } = plan;
  return [
    named(unit),
    ...steps.map(stepText),
    ...(doubleTime ? ['double-time'] : []),
    ...(bayonet ? ['bayonet'] : []),
    ...(rally === undefined ? [] : [rally ? 'rally' : 'no-rally']),
    ...(fire ? [fireText(fire)] : []),
    ...(shock ? [`shock ${shock}`] : []),
    ...(advance === undefined ? [] : [advance ? 'advance' : 'no-advance']),
  ].join(' ');
}

function fireText({ at, hold, rapid, odd }: NonNullable<UnitPlan['fire']>): string {
  return [
    'fire',
    ...(at ? [at] : []),
    ...(hold ? ['hold'] : []),
    ...(rapid ? ['rapid'] : []),
    ...(odd === undefined ? [] : [`odd ${named(odd)}`]),
  ].join(' ');
}

function stepText(step: PlanStep): string {
  if (typeof step === 'string') return step;
  if ('face' in step) return `face ${facingWord(step.face)}`;
  if ('build' in step) return 'build';
  if ('refuse' in step) return `refuse ${step.refuse ?? 'none'}`;
  const [[word, value]] = Object.entries(step) as [[string, string | number]];
  return `${word} ${value}`;
}

/** A plan without what says nothing: fire and steps that are none, marks that are not set. */
export function normalPlan({ do: steps, doubleTime, bayonet, fire, ...rest }: UnitPlan): UnitPlan {
  const shot = fire && normalFire(fire);
  return {
    ...rest,
    ...(steps && steps.length > 0 ? { do: steps } : {}),
    ...(doubleTime ? { doubleTime } : {}),
    ...(bayonet ? { bayonet } : {}),
    ...(shot && Object.keys(shot).length > 0 ? { fire: shot } : {}),
  };
}

function normalFire({
  at,
  hold,
  rapid,
  ...rest
}: NonNullable<UnitPlan['fire']>): NonNullable<UnitPlan['fire']> {
  return { ...rest, ...(at ? { at } : {}), ...(hold ? { hold } : {}), ...(rapid ? { rapid } : {}) };
}
