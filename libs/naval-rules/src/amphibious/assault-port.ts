import {
  GarrisonFought,
  LandingRepelled,
  PortTaken,
  UnitSurrendered,
  type Unit,
  type StateId,
} from '@vedette/campaign';
import { commandOf } from '@vedette/observation';
import type { GarrisonFigures, PhaseContext } from '@vedette/rulebooks';
import { goAshore } from './go-ashore.js';
import { clashAudience, groupsOf, type Assailant, type Clash } from '../garrison/clash.js';
import { weighSide } from '../garrison/effective-strength.js';
import { loseMen } from '../garrison/losses.js';

/**
 * Fights for the ports off the map in which hostile units land (PATE 10.2, P-26), in order of the ports' names; those who land in
 * one port and are friends fight together. An empty port falls without a blow.
 */
export function assaultPorts(
  context: PhaseContext,
  figures: GarrisonFigures,
  assailants: readonly Assailant[],
): void {
  const ports = [...new Set(assailants.map(({ port }) => port))].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const port of ports) {
    let coming = assailants.filter((one) => one.port === port);
    while (coming.length > 0) {
      const { state: of } = coming[0]!.unit;
      const isFriend = ({ unit }: Assailant): boolean => context.state.areFriends(unit.state, of);
      assault(context, figures, of, { port, force: coming.filter(isFriend) });
      coming = coming.filter((one) => !isFriend(one));
    }
  }
}

function assault(
  context: PhaseContext,
  figures: GarrisonFigures,
  of: StateId,
  { port, force }: Pick<Clash, 'port' | 'force'>,
): void {
  const { state } = context;
  if (state.areHostile(of, port.state)) {
    const garrison = [...state.units.values()].filter(
      (unit) => unit.place === port.name && unit.status === 'garrison' && state.areHostile(of, unit.state),
    );
    const clash: Clash = { port, force, garrison };
    if (garrison.length > 0 && !isCarried(context, figures, clash)) return;
    take(context, clash);
  }
  for (const { ship, unit } of force) goAshore(context, ship, unit, { kind: 'garrison', port }, null);
}

/** Fights the battle and settles the loser's fate; true when the landing force has won. */
function isCarried(context: PhaseContext, figures: GarrisonFigures, clash: Clash): boolean {
  const { port, force, garrison } = clash;
  const attackers = force.map(({ unit }) => unit);
  const attack = weighSide(context, figures, attackers, false);
  const defence = weighSide(context, figures, garrison, true);
  const won = attack.strength > defence.strength;
  const rule = context.navalRule('10.2');
  context.emit(GarrisonFought, {
    rule,
    units: [...attackers, ...garrison].map(({ id }) => id),
    data: {
      port: port.name,
      attackers: forceOf(attackers),
      defenders: forceOf(garrison),
      winner: won ? 'attackers' : 'defenders',
    },
    audience: clashAudience(context, clash, 'full', 'full'),
  });
  loseMen(context, figures, clash, 'attackers', attack, defence.strength);
  loseMen(context, figures, clash, 'defenders', defence, attack.strength);
  const units = attackers.map(({ id }) => id);
  const ships = groupsOf(force);
  if (won)
    for (const unit of garrison)
      context.emit(UnitSurrendered, {
        rule,
        units: [unit.id],
        data: {
          unit: unit.id,
          men: unit.strength,
          supplies: unit.supplies,
          reason: 'its side lost the port',
        },
        audience: { ...clashAudience(context, clash, 'partial', 'partial'), ...commandOf(unit) },
      });
  else
    context.emit(LandingRepelled, {
      rule,
      units,
      ships,
      data: { port: port.name, units, ships },
      audience: clashAudience(context, clash, 'full', 'partial'),
    });
  return won;
}

/** The port passes to the state with most men ashore, ties to the first by id, with all that lies in it. */
function take(context: PhaseContext, clash: Clash): void {
  const { port, force } = clash;
  const men = new Map<string, number>();
  for (const { unit } of force) men.set(unit.state, (men.get(unit.state) ?? 0) + unit.strength);
  const [to] = [...men].sort(([a, menA], [b, menB]) => menB - menA || (a < b ? -1 : 1))[0]!;
  const by = force.map(({ unit }) => unit.id);
  context.emit(PortTaken, {
    rule: context.navalRule('10.2'),
    units: by,
    ships: groupsOf(force),
    data: { port: port.name, from: port.state, to, by, supplies: port.supplies, stores: port.stores },
    audience: clashAudience(context, clash, 'full', 'full'),
  });
}

function forceOf(units: readonly Unit[]): { states: StateId[]; units: string[] } {
  return { states: [...new Set(units.map((unit) => unit.state))].sort(), units: units.map(({ id }) => id) };
}
