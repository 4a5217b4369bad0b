import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent, Order, PhaseName, ShipPlaceDocument } from '@vedette/campaign';
import type { ReceiptDocument, ServiceName } from '@vedette/contracts';
import { eachPhaseOnce, inTheLog } from './testing/bench-turn.js';
import { givePlaces, HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';
import { type CollectedSpan, SpanCollector } from './testing/span-collector.js';
import { EVERYBODY, GROUPS, LANDING, landingOrders, MOST_TURNS } from './testing/veracruz-landing.js';

const CAMPAIGN = 'veracruz';
const PLAYERS = ['scott', 'conner', 'morales'];
const TRACE = '5af92f3577b34da6a3ce929d0e0e4737';
const NOWHERE = { port: 'Point Isabel', area: 'harbor' } as const;

interface FleetReport {
  readonly fleet: { readonly observed: { readonly ships: readonly { id: string; at: ShipPlaceDocument }[] } };
}

describe('a landing at Veracruz, every service a process of its own', () => {
  const events: GameEvent[] = [];
  const clients = new Map<string, HouseClient>();
  let house: HouseUnderTest;
  let collector: SpanCollector;
  let umpire: HouseClient;
  let turn = LANDING.turn ?? 1;
  /** Phases of the last turn as the log has them completed. */
  let completed: readonly PhaseName[] = [];

  beforeAll(async () => {
    collector = await SpanCollector.open();
    house = await HouseUnderTest.open('landing', collector.env);
    await makeAccounts(house, PLAYERS);
    const root = await HouseClient.signIn(house, 'root');
    umpire = await HouseClient.signIn(house, 'umpire');
    for (const player of PLAYERS) clients.set(player, await HouseClient.signIn(house, player));
    const body = { id: CAMPAIGN, title: 'Veracruz', position: LANDING, secret: 'scott' };
    expect(await root.send('POST', '/campaigns', body)).toMatchObject({ status: 201 });
    await givePlaces(house, CAMPAIGN, PLAYERS);
  });
  afterAll(async () => {
    await house?.close();
    await collector?.close();
  });

  async function report<T>(player: string, name: string): Promise<T> {
    const path = `/campaigns/${CAMPAIGN}/reports/${turn}/${name}`;
    const { status, body } = await clients.get(player)!.made<T>(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  }

  /** Sends what both commanders order, closes the turn and waits for what came of it. */
  async function play(orders: readonly Order[]): Promise<readonly GameEvent[]> {
    for (const order of orders) {
      const { by, ...sent } = order;
      const answer = await clients
        .get(by!)!
        .send<ReceiptDocument>('POST', `/campaigns/${CAMPAIGN}/orders`, sent);
      expect(answer).toMatchObject({ status: 201, body: { accepted: true } });
    }
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    await umpire.send('POST', `/campaigns/${CAMPAIGN}/turn/close`, { turn }, { traceparent });
    await umpire.resolved(CAMPAIGN, turn);
    const played = await inTheLog(house.database.url, CAMPAIGN, turn, LANDING);
    expect(played.completions).toEqual(eachPhaseOnce(LANDING));
    completed = Object.keys(played.completions) as PhaseName[];
    return played.events;
  }

  it('embarks, sails and lands by what the commodore reads in his reports', async () => {
    for (let at: ShipPlaceDocument = NOWHERE; turn <= MOST_TURNS; turn++) {
      events.push(...(await play(landingOrders(at))));
      if (events.some(({ type }) => type === 'UnitLanded')) break;
      const { fleet } = await report<FleetReport>('conner', 'position.json');
      ({ at } = fleet.observed.ships.find(({ id }) => id === 'US1FR')!);
      await umpire.send('POST', `/campaigns/${CAMPAIGN}/turn/open`, { turn: turn + 1 });
    }
    const told = (type: string): string[] =>
      events.filter((event) => event.type === type).flatMap(({ units }) => units ?? []);
    expect(told('UnitEmbarked').sort()).toEqual([...EVERYBODY].sort());
    expect(told('UnitLanded').sort()).toEqual([...EVERYBODY].sort());
    const move = events.find(({ type, units }) => type === 'UnitMovedTactically' && units?.includes('US1IN'));
    expect(move?.phase).toBe('tactical-5');
  });

  it('is in the reports: of the commodore whose boats they were, of the general, and of the garrison', async () => {
    const [conner, scott, morales] = await Promise.all(
      ['conner', 'scott', 'morales'].map((player) => report<string>(player, 'turn.txt')),
    );
    for (const group of GROUPS) expect(conner).toContain(group);
    for (const unit of EVERYBODY) expect(scott).toMatch(new RegExp(`${unit}.*(landed|came ashore)`, 's'));
    expect(morales).toContain('K4-Y5');
    expect(morales).not.toContain('US1TR');
    const { fleet } = await report<FleetReport>('conner', 'position.json');
    expect(fleet.observed.ships.map(({ id }) => id).sort()).toEqual(['US1FR', ...GROUPS]);
  });

  it('fought for the sea while the army marched: in the trace of the turn the spans of both lie side by side', async () => {
    const [battle, atSea, march, landed] = await Promise.all([
      spanOf('naval-resolution', 'naval-combat'),
      spanOf('naval-resolution', 'naval-movement-2'),
      spanOf('land-resolution', 'strategic-withdrawal'),
      spanOf('land-resolution', 'strategic-6'),
    ]);
    expect({ fleetsWaitedForArmies: battle.begun >= landed.ended }).toEqual({ fleetsWaitedForArmies: false });
    expect({ armiesWaitedForFleets: march.begun >= atSea.ended }).toEqual({ armiesWaitedForFleets: false });
    // What does wait: nobody lands before the last march and the last voyage. Who completes a phase hands on within its span.
    const ashore = completed.indexOf('final-amphibious');
    for (const before of ['strategic-6', 'naval-movement-2'] as const)
      expect([before, completed.indexOf(before) < ashore]).toEqual([before, true]);
  });

  it('wrote no error into any log', () => {
    expect(house.errors()).toEqual([]);
  });

  /** The span in which a service decided a phase of the last turn, within the trace of the closing. */
  function spanOf(service: ServiceName, phase: PhaseName): Promise<CollectedSpan> {
    return collector.waitFor((spans) =>
      spans.find(
        ({ trace, name, attributes, service: by }) =>
          trace === TRACE &&
          by.endsWith(service) &&
          name === `phase ${phase}` &&
          attributes['vedette.turn'] === turn &&
          attributes['vedette.outcome'] === 'resolved',
      ),
    );
  }
});
