import { tacticalIndex, tacticalName, type LandOrder, type UnitStatusReport } from '@vedette/campaign';
import { type LandRulebook, unitTypeOf } from '@vedette/rulebooks';
import { isDivided, nearestEnemy, type Ground } from './ground.js';

type Sections = Omit<LandOrder, 'kind' | 'unit' | 'by'>;

/** Above this fatigue a unit is not sent forward: it would be useless by the end of the turn. */
const WEARY = 6;
const LAST_FIGHTING_PHASE = 4;

/** What a unit does with enemies in its square: it closes with the nearest, over the ford if need be, or holds its ground. */
export function fight(
  book: LandRulebook,
  unit: UnitStatusReport,
  ground: Ground | null,
  mood: 'attack' | 'stand',
): Sections {
  const type = unitTypeOf(book, unit.type);
  const at = tacticalIndex(unit.tactical ?? '7-7');
  const stands =
    mood === 'stand' || unit.inFort || type.militia || unit.fatigue > WEARY || unit.ammunition === 0;
  const support = {
    center: tacticalName(at),
    radius: Math.max(1, type.supportReach),
    from: 1,
    to: LAST_FIGHTING_PHASE,
  };
  const line = type.arm === 'artillery' ? ({ line: 'second' } as const) : {};
  if (stands)
    return {
      tactical: { ...line },
      reaction: { support },
      posture: {
        offensive: unit.inFort ? 'evade' : 'attack',
        defensive: unit.inFort ? 'last-ditch' : 'defend',
      },
    };
  return {
    tactical: { ...line, ...approach(ground, at) },
    reaction: { support },
    posture: { offensive: 'attack', defensive: 'defend' },
  };
}

/** Straight at the nearest enemy in sight; first to the nearest ford or pass when ground lies between. */
function approach(ground: Ground | null, at: number): NonNullable<LandOrder['tactical']> {
  const enemy = ground ? nearestEnemy(ground, at) : -1;
  const engage = { from: 1, to: LAST_FIGHTING_PHASE };
  if (!ground || enemy < 0 || !isDivided(ground, at, enemy)) return { engage };
  if (ground.map.fords.length > 0)
    return { destination: 'ford', phase: 1, engage: { from: 2, to: LAST_FIGHTING_PHASE } };
  if (ground.map.passes.length > 0)
    return { destination: 'pass', phase: 1, engage: { from: 2, to: LAST_FIGHTING_PHASE } };
  return {};
}
