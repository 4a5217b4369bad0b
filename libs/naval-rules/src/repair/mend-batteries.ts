import { BatteriesMended, type CampaignState, type Port } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';

/**
 * Damaged shore batteries are mended by their garrison, by lot each turn, while no enemy warship lies in the port. Nothing
 * destroys them: the book knows sound and damaged ones only, and they change hands with the port (PATE 7.7, P-53).
 */
export function mendBatteries(context: PhaseContext, figures: NavalFigures): void {
  const damaged = [...context.state.ports.values()].filter((port) => port.damagedBatteries);
  if (damaged.length === 0) return;
  const watched = portsUnderGuns(context.state);
  for (const port of damaged.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (watched.has(port)) continue;
    const draw = context.dice.chance(
      context.navalLabel('7.7', `${port.name} mends`),
      figures.repair.batteriesMended.value,
    );
    if (!happens(draw)) continue;
    context.emit(BatteriesMended, {
      rule: context.navalRule('7.7'),
      ...(port.square >= 0 ? { square: port.square } : {}),
      data: { port: port.name, chance: draw.chance },
      dice: [draw],
      audience: Object.fromEntries(
        context.state.players
          .filter(({ state, ministries }) => state === port.state && ministries?.includes('naval'))
          .map(({ id }) => [id, 'full' as const]),
      ),
    });
  }
}

function portsUnderGuns(state: CampaignState): Set<Port> {
  const watched = new Set<Port>();
  for (const ship of state.ships.values()) {
    if (!('port' in ship.at) || ship.status !== 'active' || !ship.kind.role.fights) continue;
    const port = state.ports.get(ship.at.port);
    if (port && state.areHostile(ship.state, port.state)) watched.add(port);
  }
  return watched;
}
