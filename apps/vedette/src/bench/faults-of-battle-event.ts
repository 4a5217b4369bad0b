import { BattleEventDocument } from '@vedette/battle';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import { type Fault, faultsOf } from '@vedette/campaign';

/** What is wrong with an event of a battle: its outer shape, a type there is not, or data its type does not have. */
export function faultsOfBattleEvent(event: unknown, pointer: string): Fault[] {
  const ofShape = faultsOf(BattleEventDocument, event, pointer);
  if (ofShape.length > 0) return ofShape;
  const { type, data } = event as BattleEventDocument;
  const definition = BATTLE_EVENTS.definitions.find((one) => one.type === type);
  if (definition === undefined)
    return [
      { pointer: `${pointer}/type`, found: JSON.stringify(type), allowed: 'a type of event of a battle' },
    ];
  return faultsOf(definition.data, data, `${pointer}/data`);
}
