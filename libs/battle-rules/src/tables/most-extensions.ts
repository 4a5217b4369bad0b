import { dismountedSp, type UnitState } from '@vedette/battle';

const LINE_EXTENDS_FROM = 8;
const BATTERY_EXTENDS_FROM = 4;

/** Into how many hexes a unit may put out parts of its line. */
export function mostExtensions(unit: UnitState): {
  hexes: number;
  rule: readonly ('P-03' | 'G-69' | 'G-70')[];
  why: string;
} {
  if (unit.type === 'CAV' || unit.type === 'SS') {
    const men = unit.type === 'CAV' ? dismountedSp(unit.sp) : unit.sp;
    return { hexes: Math.min(2, men - 1), rule: ['G-69'], why: 'each part of the line needs a man a hex' };
  }
  if (unit.type === 'ART' || unit.type === 'HART')
    return {
      hexes: unit.sp >= BATTERY_EXTENDS_FROM ? Math.floor(unit.sp / 2) - 1 : 0,
      rule: ['G-70'],
      why: 'sections are of two guns, of batteries of four and more',
    };
  return {
    hexes: unit.sp >= LINE_EXTENDS_FROM ? 1 : 0,
    rule: ['P-03'],
    why: `infantry of ${LINE_EXTENDS_FROM} SP and more puts out one part`,
  };
}
