import type { CampaignState } from '../state/campaign-state.js';
import type { Unit } from '../state/unit.js';

/** The most men a unit may have in the service of its state's nation; null: no limit (GITM AMWOL 3.5). */
export function mostMenOf(
  { states }: Pick<CampaignState, 'states'>,
  { kind: { mostMen }, state }: Pick<Unit, 'kind' | 'state'>,
): number | null {
  if (!mostMen) return null;
  const nation = states.find(({ id }) => id === state)?.nation;
  return (nation === undefined ? undefined : mostMen.byNation[nation]) ?? mostMen.men;
}
