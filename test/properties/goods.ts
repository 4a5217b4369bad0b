import type { CampaignState, GameEvent } from '@vedette/campaign';

/** What a position holds of everything that is counted: supplies, ships' stores, rounds, and hands and marines of ships. */
export interface Goods {
  readonly supplies: number;
  readonly stores: number;
  readonly ammunition: number;
  readonly hands: number;
}

/** All of it, wherever it is. */
export function goodsIn(state: CampaignState): Goods {
  const goods = { supplies: 0, stores: 0, ammunition: 0, hands: 0 };
  for (const unit of state.units.values()) {
    goods.supplies += unit.supplies;
    goods.ammunition += unit.ammunition;
  }
  for (const { supplies, stores } of [...state.cities.values(), ...state.ports.values()]) {
    goods.supplies += supplies;
    goods.stores += stores;
  }
  for (const { supplies } of state.depots.values()) goods.supplies += supplies;
  for (const { stores, cargo, crew, marines } of state.ships.values()) {
    goods.supplies += cargo.supplies;
    goods.stores += stores + cargo.stores;
    goods.hands += crew + marines;
  }
  return goods;
}

export function change(before: Goods, after: Goods): Goods {
  return {
    supplies: after.supplies - before.supplies,
    stores: after.stores - before.stores,
    ammunition: after.ammunition - before.ammunition,
    hands: after.hands - before.hands,
  };
}

type Data = Record<string, unknown>;
type Account = (data: Data, before: CampaignState) => Partial<Goods>;

const number = (value: unknown): number => Number(value ?? 0);
/** What goes out of the count with units that are no more, as their event names them. */
function gone(before: CampaignState, units: readonly string[]): Partial<Goods> {
  const lost = units.map((id) => before.unit(id));
  return {
    supplies: -lost.reduce((sum, { supplies }) => sum + supplies, 0),
    ammunition: -lost.reduce((sum, { ammunition }) => sum + ammunition, 0),
  };
}

/** Rounds filled up or fired: the event tells how many the unit has now. */
function rounds({ unit, ammunition }: Data, before: CampaignState): Partial<Goods> {
  return { ammunition: number(ammunition) - before.unit(String(unit)).ammunition };
}

/** What went down with a ship, and with the units it names. */
function lostShip(data: Data, before: CampaignState, aboard: unknown): Partial<Goods> {
  const units = gone(
    before,
    (aboard as { unit: string }[]).map(({ unit }) => unit),
  );
  return {
    ...units,
    hands: -number(data['crew']) - number(data['marines']),
    stores: -number(data['stores']),
    supplies: number(units.supplies) - number(data['supplies']),
  };
}

/** What the administrator gave or took: his event tells every field before and after, none where there was no piece. */
function byHand({ changes }: Data): Partial<Goods> {
  const sum = { supplies: 0, stores: 0, ammunition: 0, hands: 0 };
  for (const { field, before, after } of changes as { field: string; before: unknown; after: unknown }[]) {
    if (field === 'supplies' || field === 'stores' || field === 'ammunition')
      sum[field] += number(after) - number(before);
    else if (field === 'crew' || field === 'marines') sum.hands += number(after) - number(before);
    else if (field === 'cargo')
      for (const goods of ['supplies', 'stores'] as const) {
        const [old, now] = [before, after].map((cargo) => number((cargo as Data | null)?.[goods]));
        sum[goods] += now! - old!;
      }
  }
  return sum;
}

/** Men of all units that an edit by hand gave or took. */
export function menByHand({ kind, changes }: Data): number {
  const strength = (changes as { field: string; before: unknown; after: unknown }[]).find(
    ({ field }) => kind === 'unit' && field === 'strength',
  );
  return strength ? number(strength.after) - number(strength.before) : 0;
}

/**
 * What each type of event says was used, lost or made. An event that is not listed must leave every count as it was: what
 * left one place arrived in another.
 */
export const ACCOUNTS: Readonly<Record<string, Account>> = {
  PieceEdited: byHand,
  SupplyConsumed: (data, before) => ({
    ...rounds(data, before),
    supplies: data['fed'] === 'carried' || data['fed'] === 'source' ? -1 : 0,
  }),
  SuppliesLoaded: rounds,
  UnitDestroyed: ({ unit }, before) => gone(before, [String(unit)]),
  UnitsMerged: ({ unit, into, supplies, ammunition }, before) => {
    const two = [before.unit(String(unit)), before.unit(String(into))];
    return {
      supplies: number(supplies) - two.reduce((sum, one) => sum + one.supplies, 0),
      ammunition: number(ammunition) - two.reduce((sum, one) => sum + one.ammunition, 0),
    };
  },
  ShipStoresUsed: ({ used }) => ({ stores: -number(used) }),
  ShipStoresOwedDrawn: ({ drawn }) => ({ stores: -number(drawn) }),
  ShipOutOfStores: ({ crewLost }) => ({ hands: -number(crewLost) }),
  TransportsMerged: ({ storesLost }) => ({ stores: -number(storesLost) }),
  // What was loaded has left the depot and is in the wagons; rounds are made on the spot (ROTD 11.8).
  DepotDestroyed: ({ lost, loaded }, before) => ({
    supplies: -number(lost),
    ammunition: (loaded as { unit: string; ammunition: number }[]).reduce(
      (sum, { unit, ammunition }) => sum + ammunition - before.unit(unit).ammunition,
      0,
    ),
  }),
  DepotRemoved: ({ city, supplies }) => ({ supplies: city === null ? -number(supplies) : 0 }),
  PontoonLost: ({ unit, captured }, before) => (captured === null ? gone(before, [String(unit)]) : {}),
  UnitEngaged: rounds,
  UnitShattered: ({ unit, supplies }, before) => ({
    supplies: number(supplies) - before.unit(String(unit)).supplies,
  }),
  HeadquartersLeft: ({ unit, supplies }, before) => ({
    supplies: number(supplies) - before.unit(String(unit)).supplies,
  }),
  ShipBattered: ({ crewLost, marinesLost }) => ({ hands: -number(crewLost) - number(marinesLost) }),
  ShipTaken: ({ crewTaken, marinesTaken }) => ({ hands: -number(crewTaken) - number(marinesTaken) }),
  // A ship taken at its moorings is taken without its hands.
  LaidUpShipTaken: ({ crewLost, marinesLost }) => ({ hands: -number(crewLost) - number(marinesLost) }),
  LaidUpShipBurnt: ({ ship, crewLost, marinesLost }, before) => {
    const { stores, cargo } = before.ship(String(ship));
    return { hands: -number(crewLost) - number(marinesLost), stores: -stores - cargo.stores };
  },
  UnitSurrendered: ({ unit, supplies }, before) => ({
    supplies: -number(supplies),
    ammunition: -before.unit(String(unit)).ammunition,
  }),
  ShipScuttled: (data, before) => lostShip(data, before, data['lost']),
  ShipSunk: (data, before) => lostShip(data, before, data['drowned']),
  ShipFoundered: (data, before) => lostShip(data, before, data['drowned']),
};

/** What an event says changed in the counts. */
export function recorded(event: GameEvent, before: CampaignState): Goods {
  const account = ACCOUNTS[event.type]?.(event.data as Data, before) ?? {};
  // Adding naught makes plain naughts of negative ones.
  const of = (value: number | undefined): number => (value ?? 0) + 0;
  return {
    supplies: of(account.supplies),
    stores: of(account.stores),
    ammunition: of(account.ammunition),
    hands: of(account.hands),
  };
}
