import { ORDER_SCHEMAS, partsOfId, tacticalIndex, type OrderOf, type Unit } from '@vedette/campaign';
import { RiverClass, TacticalTerrain } from '@vedette/geography';
import { mayCommand } from '../../authority/may-command.js';
import { defineOrder } from '../../define-order.js';
import { ownRule, type Judging } from '../../judging.js';
import { pontoonOptions } from './options.js';
import type { LandRulebook } from '@vedette/rulebooks';
import { pontoonText } from './text.js';

/** A bridge thrown or taken up by its train (ROTD 12.4, 12.5); a standing one is thrown again when somebody has destroyed it. */
export const pontoonOrder = defineOrder({
  kind: 'pontoon',
  schema: ORDER_SCHEMAS.pontoon,
  // A land order may stand beside it; commander and deputy are ranked when the bridge is worked on.
  slot: null,
  subject: ({ unit }) => unit,
  seasons: 'campaign',
  standing: { place: ({ unit }) => unit },
  needs: ({ land }) => (hasBridgeTrains(land) ? null : `${land.title} has none`),
  atOnce: null,
  judge: judgePontoon,
  text: pontoonText,
  options: pontoonOptions,
});

function hasBridgeTrains({ unitTypes }: LandRulebook): boolean {
  return [...unitTypes.values()].some(({ role }) => role.bridges);
}

/** Judges a bridge train's order (ROTD 12.4 to 12.6): its own officers; a hostile bridge is taken away by who commands warships beside it. */
function judgePontoon(judging: Judging, order: OrderOf<'pontoon'>): string {
  const throws = order.action === 'deploy';
  const words = `${order.unit} ${throws ? 'throws its bridge' : 'takes up its bridge'}${order.tactical ? ` at ${order.tactical}` : ''}${order.phase ? `, from tactical phase ${order.phase}` : ''}`;
  const rule = ownRule(judging, throws ? 'pontoon-bridges' : 'pontoon-removed');
  if (!throws && isEnemyBridge(judging, order.unit)) {
    judging.problems.warn('if-it-is-there', ownRule(judging, 'pontoon-lost'), '/unit', [
      `${order.unit} is not yours`,
      'warships take away a bridge of the enemy when theirs are the only ones in its square',
      'nothing is done unless it spans the river where your warship lies',
    ]);
    return `warships take ${order.unit} away`;
  }
  if (!mayCommand(judging, order.unit, '/unit', 'commander-or-deputy', rule)) return words;
  const unit = judging.state.units.get(order.unit);
  if (!unit?.kind.role.bridges)
    judging.problems.error('not-a-bridge-train', rule, '/unit', [
      `${order.unit} is no bridge train`,
      'only bridge trains throw and take up bridges',
      'order one of them',
    ]);
  else if (throws && !order.tactical)
    judging.problems.error('bridge-without-square', rule, '/tactical', [
      'no tactical square',
      'a bridge is thrown over a river square',
      'name the square',
    ]);
  else if (throws) checkRiver(judging, unit, order, rule);
  return words;
}

/** Whether an id is of the enemy's and the sender commands a warship on a river: whether there is such a bridge is not told. */
function isEnemyBridge({ state, player, register, by }: Judging, id: string): boolean {
  const parts = partsOfId(id);
  if (!parts || !player || !state.areHostile(player.state, parts.state)) return false;
  if (!state.types.units.types.get(parts.type)?.role.bridges) return false;
  return [...state.ships.values()].some(
    (ship) => 'river' in ship.at && ship.kind.role.fights && register.capacityOf(by, ship.id) === 'commander',
  );
}

/** The river of the square in which the train stands now: it may march before it gets to work. */
function checkRiver({ state, problems }: Judging, unit: Unit, order: OrderOf<'pontoon'>, rule: string): void {
  const { square } = unit;
  if (square < 0) return;
  const name = state.theatre.grid.nameOf(square);
  const river = state.theatre.riverClass[square];
  const { terrain } = state.theatre.tacticalMap(square);
  if (river === RiverClass.Unbridgeable)
    problems.error('unbridgeable-river', rule, '/tactical', [
      `the river in ${name} is unbridgeable`,
      'bridges are thrown over fordable and unfordable rivers',
      'march to another square first',
    ]);
  else if (terrain[tacticalIndex(order.tactical!)] !== TacticalTerrain.River)
    problems.warn('no-river-square', rule, '/tactical', [
      `${order.tactical} of ${name} is no river square`,
      'a bridge is thrown over a river square that is no ford',
      'nothing is done unless the train stands elsewhere by then',
    ]);
}
