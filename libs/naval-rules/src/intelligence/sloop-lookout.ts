import type { DistantSailReport, Ship, StateId } from '@vedette/campaign';
import { happens, type Dice, type Draw } from '@vedette/chance';
import { drawLabel, type NavalDetectionFigures, type NavalRulebook } from '@vedette/rulebooks';
import { contactKey, type ShipWatch } from '../contact.js';
import { sailCount } from './sail-count.js';

interface Glimpse {
  readonly size: string | null;
  readonly dice: readonly Draw[];
}

/**
 * What sloops at sea make out of strangers in their sea area and its ports without touching them (PATE 5.2, P-61): whose they are
 * and about how many. Sloops of one side make out the same and are wrong in the same way, so that comparing reports sharpens
 * nothing.
 */
export class SloopLookout {
  private readonly glimpses = new Map<string, Glimpse>();
  private readonly portsOfSea = new Map<string, string[]>();
  private readonly figures: NavalDetectionFigures;

  constructor(
    private readonly watch: ShipWatch,
    private readonly book: NavalRulebook,
    private readonly dice: Dice,
    private readonly sideOf: (state: StateId) => string,
  ) {
    this.figures = book.figures.detection;
    for (const { name, sea } of watch.state.ports.values())
      this.portsOfSea.set(sea, [...(this.portsOfSea.get(sea) ?? []), name]);
  }

  /** Strangers made out from a player's ships in one sea area. Draws made are pushed to `used`. */
  sails(viewer: StateId, sea: string, own: readonly Ship[], used: Draw[]): DistantSailReport[] {
    const sloops = own.filter(({ kind, at }) => kind.role.scouts && 'sea' in at);
    if (sloops.length === 0) return [];
    const alone = sloops.some((sloop) => !this.hasFrigateBy(sloop));
    const touched = new Set(own.map(({ at }) => contactKey(at)));
    const ports = (this.portsOfSea.get(sea) ?? []).flatMap((port) => this.watch.inPort(port));
    const seen: DistantSailReport[] = [];
    for (const [where, state, ships] of this.groups(viewer, [...this.watch.inSea(sea), ...ports], touched)) {
      const from = `${this.sideOf(viewer)}${alone ? '' : ' with a frigate'} in ${sea}`;
      const port = 'port' in ships[0]!.at ? ships[0]!.at.port : null;
      const size = this.glimpse(
        drawLabel(this.book, '5.2', `${from} makes out ${state} at ${where}`),
        ships.length,
        port,
        alone,
        used,
      );
      if (size !== null) seen.push({ state, standing: this.watch.state.standing(viewer, state), size, port });
    }
    return seen;
  }

  private hasFrigateBy(sloop: Ship): boolean {
    return this.watch
      .inContactWith(sloop)
      .some((ship) => ship.kind.role.heavy && this.watch.state.areFriends(ship.state, sloop.state));
  }

  /** Strangers by place of contact and state: a place is either touched as a whole or not at all. */
  private groups(
    viewer: StateId,
    ships: readonly Ship[],
    touched: ReadonlySet<string | null>,
  ): [where: string, state: StateId, ships: Ship[]][] {
    const groups = new Map<string, [string, StateId, Ship[]]>();
    for (const ship of ships) {
      const where = contactKey(ship.at)!;
      if (touched.has(where) || this.watch.state.areFriends(viewer, ship.state)) continue;
      const key = `${ship.state} ${where}`;
      const group = groups.get(key);
      if (group) group[2].push(ship);
      else groups.set(key, [where, ship.state, [ship]]);
    }
    return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  }

  private glimpse(
    label: string,
    ships: number,
    port: string | null,
    alone: boolean,
    used: Draw[],
  ): string | null {
    let glimpse = this.glimpses.get(label);
    if (!glimpse) this.glimpses.set(label, (glimpse = this.draw(label, ships, port !== null, alone)));
    used.push(...glimpse.dice);
    return glimpse.size;
  }

  private draw(label: string, ships: number, inPort: boolean, alone: boolean): Glimpse {
    const { sloopAtSea, sloopInPort, withFrigate, farCountError } = this.figures;
    const chance = (inPort ? sloopInPort : sloopAtSea).value * (alone ? 1 : withFrigate.value);
    const roll = this.dice.chance(label, chance);
    if (!happens(roll)) return { size: null, dice: [roll] };
    const count = sailCount(this.dice, this.figures, label, ships, farCountError.value);
    return { size: count.size, dice: [roll, count.dice] };
  }
}
