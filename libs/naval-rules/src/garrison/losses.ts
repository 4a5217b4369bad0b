import { GarrisonWeighed, UnitLostMen, type Unit } from '@vedette/campaign';
import { tellCommand, type Gathering } from '@vedette/observation';
import type { GarrisonFigures, PhaseContext } from '@vedette/rulebooks';
import type { Clash } from './clash.js';
import type { WeighedSide } from './effective-strength.js';

/** What a side weighed and lost: a share of its men that grows with the odds against it (PATE 10.2; losses are our figures). */
export function loseMen(
  context: PhaseContext,
  figures: GarrisonFigures,
  { port }: Clash,
  side: 'attackers' | 'defenders',
  own: WeighedSide,
  against: number,
): void {
  const share = Math.min(
    figures.mostLosses.value,
    (figures.lossRate.value * against) / Math.max(1, own.strength),
  );
  const audience: Gathering = {};
  for (const { unit } of own.units) tellCommand(audience, unit, 'full');
  context.emit(GarrisonWeighed, {
    rule: context.navalRule('10.2'),
    units: own.units.map(({ unit }) => unit.id),
    data: {
      port: port.name,
      side,
      units: own.units.map(({ unit, strength, factors }) => ({
        unit: unit.id,
        men: unit.strength,
        strength,
        factors: { ...factors },
      })),
      infantry: own.infantry,
      batteries: own.batteries,
      supported: own.supported,
      strength: own.strength,
      losses: share,
    },
    audience,
  });
  for (const { unit } of own.units) bleed(context, unit, share, audience);
}

/** Losses fall into their kinds as under fire on land (GITM AMWOL 9.13); who serves the guns is replaced. */
function bleed(context: PhaseContext, unit: Unit, share: number, audience: Gathering): void {
  const lost = Math.floor(unit.strength * share);
  if (lost === 0) return;
  const split = context.book.combat.fireSplit.value;
  const killed = Math.floor(lost * split.killed);
  const prisoners = Math.floor(lost * split.prisoners);
  const stragglers = Math.floor(lost * split.stragglers);
  context.emit(UnitLostMen, {
    rule: context.navalRule('10.2'),
    units: [unit.id],
    data: {
      unit: unit.id,
      segment: 'garrison',
      lost,
      kinds: { killed, prisoners, stragglers, wounded: lost - killed - prisoners - stragglers },
      strength: unit.strength - lost,
      share,
      batteries: unit.batteries,
    },
    audience,
  });
}
