import { railwayBridges, railwaySquares, RiverClass, TACTICAL_SQUARES } from '@vedette/geography';
import type { Fault } from '@vedette/documents';
import type { PositionDocument } from '../document/position.schema.js';
import { FACINGS } from '../document/works.schema.js';
import { type StateId, stateId } from '../identity.js';
import type { MutableCampaignState } from './mutable-campaign-state.js';
import { freshPlaceTurn, type MutablePlaceTurn } from './places.js';
import { startHolder } from './start-holder.js';
import { tacticalIndex } from './tactical-name.js';
import { bridgeKey } from './works.js';

/**
 * Reads who holds track and rivers, what stands of track and bridges, depots, works and treasuries, every square of the theatre
 * that has one: what the position does not list is whole and held by population (ROTD ). Places that are not there and
 * entries given twice are faults. In a position of a book that does not keep them nothing is read.
 */
export function readWorks(document: PositionDocument, state: MutableCampaignState, faults: Fault[]): void {
  if (!state.types.map.keepsHolders) return;
  const reader = new WorksReader(document, state, faults);
  reader.readTrack();
  reader.readBridges();
  reader.readRivers();
  reader.readDepots();
  reader.readFieldworks();
  reader.readTreasuries();
}

class WorksReader {
  private readonly known: ReadonlySet<string>;

  constructor(
    private readonly document: PositionDocument,
    private readonly state: MutableCampaignState,
    private readonly faults: Fault[],
  ) {
    this.known = new Set(state.states.map(({ id }) => id));
  }

  readTrack(): void {
    const { theatre, track } = this.state;
    const listed = new Map<number, { intact: boolean; controlledBy: StateId | null }>();
    (this.document.track ?? []).forEach((entry, i) => {
      const square = this.square(entry.square, `/track/${i}/square`);
      if (square < 0) return;
      if (theatre.rails[square] === 0)
        this.fault(`/track/${i}/square`, `${entry.square}, which has no rails`, 'a square with rails');
      if (this.isTwice(listed.has(square), `/track/${i}/square`, entry.square)) return;
      const given = entry.controlledBy;
      const controlledBy =
        given === undefined
          ? startHolder(this.state, square)
          : this.holder(given, `/track/${i}/controlledBy`);
      listed.set(square, { intact: entry.intact ?? true, controlledBy });
    });
    for (const square of railwaySquares(theatre))
      track.set(
        square,
        listed.get(square) ?? { intact: true, controlledBy: startHolder(this.state, square) },
      );
  }

  readBridges(): void {
    const { bridges, theatre } = this.state;
    for (const { square, tactical } of railwayBridges(theatre))
      bridges.set(bridgeKey(square, tactical), { square, tactical, intact: true });
    const seen = new Set<number>();
    (this.document.bridges ?? []).forEach((entry, i) => {
      const square = this.square(entry.square, `/bridges/${i}/square`);
      const tactical = tacticalIndex(entry.tactical);
      if (square < 0) return;
      const key = bridgeKey(square, tactical);
      if (!bridges.has(key))
        this.fault(
          `/bridges/${i}/tactical`,
          `${entry.tactical} of ${entry.square}, where no railway crosses a river`,
          'a river or ford square with track',
        );
      else if (!this.isTwice(seen.has(key), `/bridges/${i}/tactical`, entry.tactical))
        bridges.set(key, { square, tactical, intact: entry.intact ?? true });
      seen.add(key);
    });
  }

  readRivers(): void {
    const { theatre, rivers } = this.state;
    const listed = new Map<number, StateId | null>();
    (this.document.rivers ?? []).forEach((entry, i) => {
      const square = this.square(entry.square, `/rivers/${i}/square`);
      if (square < 0) return;
      if (theatre.riverClass[square] === RiverClass.None)
        this.fault(`/rivers/${i}/square`, `${entry.square}, which has no river`, 'a square with a river');
      if (this.isTwice(listed.has(square), `/rivers/${i}/square`, entry.square)) return;
      listed.set(square, this.holder(entry.controlledBy, `/rivers/${i}/controlledBy`));
    });
    theatre.riverClass.forEach((reach, square) => {
      if (reach === RiverClass.None) return;
      const given = listed.get(square);
      rivers.set(square, given === undefined ? startHolder(this.state, square) : given);
    });
  }

  readDepots(): void {
    (this.document.depots ?? []).forEach((entry, i) => {
      const square = this.square(entry.square, `/depots/${i}/square`);
      const owner = this.holder(entry.state, `/depots/${i}/state`);
      if (square < 0 || owner === null) return;
      if (this.isTwice(this.state.depots.has(entry.id), `/depots/${i}/id`, entry.id)) return;
      this.state.addDepot({
        id: entry.id,
        kind: entry.kind,
        state: owner,
        square,
        tactical: tacticalIndex(entry.tactical),
        supplies: entry.supplies ?? 0,
        turn: entry.inTurn ? (structuredClone(entry.inTurn) as MutablePlaceTurn) : freshPlaceTurn(),
      });
    });
  }

  readFieldworks(): void {
    const seen = new Set<number>();
    this.state.works = (this.document.works ?? []).flatMap((entry, i) => {
      const square = this.square(entry.square, `/works/${i}/square`);
      const tactical = tacticalIndex(entry.tactical);
      const facing = FACINGS.indexOf(entry.facing);
      const key = (square * TACTICAL_SQUARES + tactical) * FACINGS.length + facing;
      if (square < 0 || this.isTwice(seen.has(key), `/works/${i}/facing`, entry.facing)) return [];
      seen.add(key);
      return [{ square, tactical, facing, level: entry.level }];
    });
  }

  readTreasuries(): void {
    (this.document.treasury ?? []).forEach((entry, i) => {
      const owner = this.holder(entry.state, `/treasury/${i}/state`);
      if (owner === null) return;
      if (this.isTwice(this.state.treasury.has(owner), `/treasury/${i}/state`, entry.state)) return;
      this.state.treasury.set(owner, {
        eagles: entry.eagles ?? 0,
        manufacturing: entry.manufacturing ?? 0,
      });
    });
  }

  private square(name: string, pointer: string): number {
    const square = this.state.theatre.grid.indexOf(name);
    if (square < 0) this.fault(pointer, name, 'a square of the theatre');
    return square;
  }

  private holder(name: string | null, pointer: string): StateId | null {
    if (name !== null && !this.known.has(name))
      this.fault(pointer, `state ${name}`, `one of ${[...this.known].join(', ')}`);
    return name === null ? null : stateId(name);
  }

  private isTwice(is: boolean, pointer: string, found: string): boolean {
    if (is) this.fault(pointer, `${found} a second time`, 'every one once');
    return is;
  }

  private fault(pointer: string, found: string, allowed: string): void {
    this.faults.push({ pointer, found, allowed });
  }
}
