import type { CampaignState, GameEvent } from '@vedette/campaign';

/** All batteries of a position, in whoever's hands. */
export function batteriesIn({ units }: CampaignState): number {
  return [...units.values()].reduce((sum, { batteries }) => sum + batteries, 0);
}

/** How many batteries an event says are gone from the count or back in it; before it was applied (ROTD 3.5, 10.11). */
export function batteriesTold(event: GameEvent, before: CampaignState): number {
  const held = (id: string): number => before.units.get(id)?.batteries ?? 0;
  switch (event.type) {
    case 'UnitDestroyed':
    case 'UnitSurrendered':
      return -held(event.data.unit);
    case 'UnitsMerged':
      return event.data.batteries - held(event.data.unit) - held(event.data.into);
    case 'BatteryCaptured':
      return (event.data.to === null ? 0 : 1) - (before.units.has(event.data.from) ? 1 : 0);
    default:
      return 0;
  }
}
