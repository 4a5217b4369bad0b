import type { CampaignState } from './campaign-state.js';
import type { Unit } from './unit.js';

/** The most men a unit may have in the service of its state's nation; null: no limit (GITM AMWOL 3.5). */
export function mostMenOf(
  { states }: Pick<CampaignState, 'states'>,
  { kind: { mostMen }, state }: Pick<Unit, 'kind' | 'state'>,
): number | null {
  if (!mostMen) return null;
  const nation = states.find(({ id }) => id === state)?.nation;
  return (nation === undefined ? undefined : mostMen.byNation[nation]) ?? mostMen.men;
}

/** Men a regiment of a unit starts with in the service of its state's nation; 0 where its type has none (ROTD 3.1). */
export function menPerRegimentOf(
  { states }: Pick<CampaignState, 'states'>,
  { kind: { menPerRegiment }, state }: Pick<Unit, 'kind' | 'state'>,
): number {
  if (!menPerRegiment) return 0;
  const nation = states.find(({ id }) => id === state)?.nation;
  return (nation === undefined ? undefined : menPerRegiment.byNation[nation]) ?? menPerRegiment.men;
}
