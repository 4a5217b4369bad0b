import { enemyOf, hasMoved, hexesOf, type Activation, type BattleContext } from '@vedette/battle';
import { knownEnemyHexes } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import { answersFrom, enemyStacksNear, noteAnswer } from './answer-fire.js';
import { strengthOf, type Attack } from './attack.js';
import { rollAttack } from './roll-attack.js';
import { strikeHome } from './strike-home.js';
import { isBattery } from '../tables/weapons.js';

/** Within how many hexes a unit that stops draws fire (G-37). */
const DRAWS_FIRE = { battery: 3, other: 2 } as const;
/** Stacks that may fire at one unit that stops (P-10.2). */
const STACKS = 2;

/**
 * A unit of the activation has stopped: up to two enemy stacks within two hexes fire at its hex, within three if it is artillery, those
 * nearest, then with most SP able to fire, then by number (G-37, P-10.2). One that entered no hex, or that nobody sees, draws none.
 */
export function ceaseMovementFire(context: BattleContext, activation: Activation, id: string): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null || !hasMoved(activation, id)) return;
  // Nobody fires at whom his side does not see.
  const known = knownEnemyHexes(context.state, enemyOf(unit.side));
  const held = hexesOf(unit).filter((hex) => known.has(hex));
  if (held.length === 0) return;
  const within = isBattery(unit) ? DRAWS_FIRE.battery : DRAWS_FIRE.other;
  // A line stops with all its parts (P-35): each stack has that before it which is nearest.
  const stacks = [...new Set(held.flatMap((hex) => enemyStacksNear(context, unit, hex, within)))]
    .map((from) => ({ from, hex: nearestTo(from, held) }))
    .map(({ from, hex }) => ({
      from,
      hex,
      attacks: answersFrom(context, activation, from, { at: unit, hex, kind: 'cease-movement', only: false }),
    }))
    .filter(({ attacks }) => attacks.length > 0);
  const ready = (attacks: readonly Attack[]) =>
    attacks.reduce((sum, attack) => sum + strengthOf(context, attack), 0);
  stacks.sort(
    (a, b) =>
      distance(a.from, a.hex) - distance(b.from, b.hex) ||
      ready(b.attacks) - ready(a.attacks) ||
      (a.from < b.from ? -1 : 1),
  );
  let fired = 0;
  for (const { from, hex } of stacks) {
    if (fired === STACKS) return;
    // What an earlier stack did may have changed what this one can do: a line in two hexes has fired in the first.
    const still = context.state.units.get(id);
    if (!still || still.hex !== unit.hex) return;
    if (!hexesOf(still).includes(hex)) continue;
    const attacks = answersFrom(context, activation, from, {
      at: still,
      hex,
      kind: 'cease-movement',
      only: false,
    });
    if (attacks.length > 0) fired += 1;
    for (const attack of attacks) {
      noteAnswer(activation, attack, id);
      for (const strike of rollAttack(context, attack, activation) ?? []) strikeHome(context, strike);
    }
  }
}

/** Of some hexes the one nearest to another, of as many the lower number. */
function nearestTo(from: Hex, hexes: readonly Hex[]): Hex {
  return [...hexes].sort((a, b) => distance(a, from) - distance(b, from) || (a < b ? -1 : 1))[0]!;
}
