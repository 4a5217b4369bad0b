import type { LandOrder, ReactionArea } from '@vedette/campaign';
import { phaseText } from '../text/phase-words.js';
import { nameText } from '../text/quote.js';

/** The clauses of a land order in the fixed spelling. The order must be in its normal form. */
export function landClauses(order: LandOrder): string[] {
  const { strategic = {}, rail, tactical = {}, reaction = {}, posture, supply, activation } = order;
  return [
    ...strategicClauses(strategic),
    ...(rail
      ? [
          `rail ${rail.destination}${rail.waypoint ? ` via ${rail.waypoint}` : ''}${rail.entry ? ` off-at ${rail.entry}` : ''}`,
        ]
      : []),
    ...tacticalClauses(tactical),
    ...(reaction.support ? [`support ${areaText(reaction.support)}`] : []),
    ...(reaction.intercept ? [`intercept ${areaText(reaction.intercept)}`] : []),
    ...(posture ? [`posture ${posture.offensive ?? '-'} / ${posture.defensive ?? '-'}`] : []),
    ...(supply ? [supplyText(supply)] : []),
    ...(activation ? [activation] : []),
  ];
}

function strategicClauses(strategic: NonNullable<LandOrder['strategic']>): string[] {
  const { path = [], withdraw, entry, pursuit, pursuitLimit, marchTo = [] } = strategic;
  const boxes = path.map((box) => (box === null ? '-' : nameText(box))).join(' ');
  const limit = typeof pursuitLimit === 'number' ? ` ${pursuitLimit}` : '';
  return [
    ...(withdraw ? [boxes ? `withdraw ${boxes}` : 'withdraw'] : boxes ? [`march ${boxes}`] : []),
    ...(entry ? [`enter ${entry}`] : []),
    ...(pursuit ? [`pursue${limit}`] : limit ? [`pursuit-limit${limit}`] : []),
    ...(marchTo.length > 0 ? [`march-to ${marchTo.join(' ')}`] : []),
    ...(strategic.haltOnDetection ? ['halt-on-detection'] : []),
    ...(strategic.haltOnEnemyEntry ? ['halt-on-enemy-entry'] : []),
    ...(strategic.noForcedMarch ? ['no-forced-march'] : []),
  ];
}

function tacticalClauses(tactical: NonNullable<LandOrder['tactical']>): string[] {
  const { destination, waypoint, phase, doNotEnterFort, engage, line } = tactical;
  return [
    ...(destination ? [`move ${destination}`] : []),
    ...(waypoint ? [`via ${waypoint}`] : []),
    ...(phase ? [`phase ${phase}`] : []),
    ...(doNotEnterFort ? ['outside-fort'] : []),
    ...(engage ? [`engage${phaseText(engage)}`] : []),
    ...(line ? [`line ${line}`] : []),
  ];
}

function areaText(area: ReactionArea): string {
  const phases = phaseText(area);
  return `${area.center} radius ${area.radius}${phases ? ` phases${phases}` : ''}`;
}

function supplyText({ level, source }: NonNullable<LandOrder['supply']>): string {
  const wanted = typeof level === 'number' ? ` ${level}` : '';
  if (source === 'none' && !wanted) return 'no-supply';
  return `supply${wanted}${source ? ` from ${nameText(source)}` : ''}`;
}
