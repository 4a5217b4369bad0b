import { type Activation, type BattleContext, orderOf, unitsIn, type UnitState } from '@vedette/battle';
import { ours, stated } from '@vedette/record';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { WorksBuilt, WorksRazed } from './activation.events.js';

/** Turns of work until works stand: breastworks of ours, entrenchments of the book (P-18, G-44). */
const TURNS = {
  breastworks: ours(2, 'P-18', 'forty minutes for rails and earth'),
  entrenchments: stated(6, 'G-44'),
} as const;
/** Year from which troops dig in (G-44). */
const DIG_IN_FROM = 1864;

/**
 * Units whose plan says so build: infantry or dismounted cavalry under HOLD at ME that neither stirred, fired nor was fired on (P-18). Where the
 * enemy built breastworks the same labour takes them away, as many turns as they took; entrenchments stay (G-44).
 */
export function buildWorks(context: BattleContext, activation: Activation): void {
  for (const id of activation.units) {
    const plan = activation.plans.get(id)?.do ?? [];
    if (!plan.some((step) => typeof step === 'object' && 'build' in step)) continue;
    const unit = context.state.units.get(id);
    if (!unit || unit.hex === null) continue;
    const why = whyNot(context, activation, unit);
    if (why === null) work(context, unit, unit.hex);
    else tellNotTaken(context, unit, { rule: ['P-18', 'G-44'], step: 'build', why });
  }
}

function whyNot({ state, map }: BattleContext, activation: Activation, unit: UnitState): string | null {
  const level = activation.levels.get(unit.id) ?? activation.level;
  const turn = state.progress.units[unit.id];
  const onFoot = unit.type === 'INF' || (unit.type === 'CAV' && unit.formation === 'dismounted');
  if (!onFoot) return 'only infantry and dismounted cavalry build';
  if (orderOf(state, unit) !== 'HOLD') return 'works are built under HOLD only';
  if (level !== 'ME') return 'works are built at ME only';
  if (activation.stirred.has(unit.id) || activation.fired.has(unit.id) || turn?.fired)
    return 'it moved or fired';
  if (turn?.underFire) return 'it was fired on';
  if (map.terrain(unit.hex!) === 'town') return 'nobody builds in a town';
  if (unitsIn(state, unit.hex!).some(({ id }) => state.progress.units[id]?.built))
    return 'a turn’s work has been done here';
  const here = state.works.find(({ hex }) => hex === unit.hex);
  if (here?.kind === 'entrenchments' && here.side !== unit.side) return 'entrenchments are not removed';
  if (here !== undefined && here.side !== unit.side) return null;
  if (here?.kind === 'entrenchments' && here.turns >= TURNS.entrenchments.value) return 'the works stand';
  if (
    here?.kind === 'breastworks' &&
    here.turns >= TURNS.breastworks.value &&
    state.switches.year < DIG_IN_FROM
  )
    return 'the works stand';
  return null;
}

function work(context: BattleContext, unit: UnitState, hex: string): void {
  const theirs = context.state.works.find((works) => works.hex === hex && works.side !== unit.side);
  if (theirs) raze(context, unit, theirs);
  else build(context, unit, hex);
}

/** A turn's work off breastworks of the enemy: unfinished they shelter nobody, after as many turns as they took they are gone (P-18). */
function raze(
  context: BattleContext,
  unit: UnitState,
  theirs: BattleContext['state']['works'][number],
): void {
  const { state } = context;
  const { hex } = theirs;
  const turns = theirs.turns - 1;
  const others = state.works.filter((one) => one !== theirs);
  context.emit(WorksRazed, {
    rule: ['P-18'],
    hex,
    units: [unit.id],
    data: { unit: unit.id, hex, kind: theirs.kind, turns },
    audience: context.toSide(unit.side),
    change: {
      works: turns > 0 ? [...others, { ...theirs, turns }] : others,
      unitTurns: { [unit.id]: { built: true } },
    },
  });
}

function build(context: BattleContext, unit: UnitState, hex: string): void {
  const { state } = context;
  const kind = state.switches.year >= DIG_IN_FROM ? 'entrenchments' : 'breastworks';
  const here = state.works.find((works) => works.hex === hex);
  const turns = Math.min((here?.turns ?? 0) + 1, TURNS[kind].value);
  const works = { hex, facing: here?.facing ?? unit.facing, kind, turns, side: unit.side } as const;
  context.emit(WorksBuilt, {
    rule: kind === 'breastworks' ? ['P-18', 'G-44'] : ['G-44', 'P-18'],
    hex,
    units: [unit.id],
    data: { unit: unit.id, hex, kind, turns },
    audience: context.toSide(unit.side),
    change: {
      works: [...state.works.filter((one) => one.hex !== hex), works],
      unitTurns: { [unit.id]: { built: true } },
    },
  });
}
