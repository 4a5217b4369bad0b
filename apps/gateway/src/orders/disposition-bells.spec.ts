import { describe, expect, it } from '@jest/globals';
import {
  copyOrder,
  endHandOver,
  endStandingOrder,
  type HandOverDocument,
  handOver,
  listHandOvers,
  type ReceiptDocument,
  submitText,
} from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { Bells } from '../bells/bells.js';
import { ToldRequests } from '../testing/told-requests.js';
import { ArrangedHandOversController } from './arranged-hand-overs.controller.js';
import { DispositionsController } from './dispositions.controller.js';
import { OrderService } from './order.service.js';

const HAND_OVER: HandOverDocument = {
  ...{ id: 'aaaa', player: 'taylor', to: 'twiggs', from: 4, until: 6 },
  ...{ madeBy: 'player', reason: null, read: [] },
};
const receipt = (player: string, turn: number, accepted = true): ReceiptDocument =>
  ({ player, turn, accepted }) as unknown as ReceiptDocument;

/** A gateway whose bells are heard, before a house that answers as it was told to. */
class Door {
  readonly rung: string[] = [];
  readonly requests = new ToldRequests();
  private readonly bells = new Bells(
    { publish: (subject: string) => this.rung.push(subject) } as never,
    { subject: (subject: string) => subject } as never,
    this.asClient,
  );
  readonly dispositions = new DispositionsController(this.asClient, this.bells);
  readonly arranged = new ArrangedHandOversController(this.asClient, this.bells);
  readonly orders = new OrderService(this.asClient, this.bells);

  private get asClient(): RequestClient {
    return this.requests as unknown as RequestClient;
  }

  /** Whose bells rang, in the order in which they did. */
  heardBy(): string[] {
    return this.rung.map((subject) => subject.replace('news.mexico.orders.', ''));
  }
}

const by = (player: string) => ({ campaign: 'mexico', player });

describe('what outlasts a turn, when it changes', () => {
  it('rings for who is away and who stands in when a hand-over is made or ended, by whomever, and for nobody else', async () => {
    const door = new Door();
    door.requests.tell(handOver, () => HAND_OVER);
    door.requests.tell(endHandOver, ({ id }) => ({ id, shownTo: ['taylor', 'twiggs'] }));
    const umpire = { campaign: 'mexico', by: 'umpire' };
    const wanted = { to: 'twiggs', from: 4, until: 6 };
    await door.dispositions.handOver(by('taylor'), wanted as never);
    expect(await door.dispositions.endHandOver(by('twiggs'), 'aaaa')).toEqual({ id: 'aaaa' });
    const arranged = { ...wanted, player: 'taylor', reason: 'silent' };
    await door.arranged.arrange(umpire as never, arranged as never);
    expect(await door.arranged.end(umpire as never, 'aaaa', { reason: 'he is back' })).toEqual({
      id: 'aaaa',
    });
    expect(door.heardBy()).toEqual(Array(4).fill(['taylor', 'twiggs']).flat());
  });

  it('rings for everybody who is shown a standing order when it is ended', async () => {
    const door = new Door();
    door.requests.tell(endStandingOrder, ({ id }) => ({ id, shownTo: ['taylor', 'twiggs'] }));
    expect(await door.dispositions.endStanding(by('twiggs'), 'bbbb')).toEqual({ id: 'bbbb' });
    expect(door.heardBy()).toEqual(['taylor', 'twiggs']);
  });

  it('rings for whose order somebody sends in his name, and of a standing one for who stands in for him in its turn', async () => {
    const door = new Door();
    const results = [receipt('taylor', 4), receipt('worth', 4, false)].map((one) => ({ receipt: one }));
    door.requests.tell(submitText, () => ({ results, unreadable: [] }) as never);
    door.requests.tell(listHandOvers, () => ({
      handOvers: [
        HAND_OVER,
        { ...HAND_OVER, to: 'belknap', from: 7, until: 9 },
        { ...HAND_OVER, player: 'hays', to: 'taylor' },
      ],
    }));
    await door.orders.submitText(by('worth'), 'US3IN supply 1', {} as never);
    expect(door.heardBy()).toEqual(['worth', 'taylor']);
    door.rung.length = 0;
    await door.orders.submitText(by('worth'), 'US3IN supply 1', { standing: true } as never);
    expect(door.heardBy()).toEqual(['worth', 'taylor', 'twiggs']);
  });

  it('is taken where nobody can say who stands in', async () => {
    const door = new Door();
    door.requests.tell(copyOrder, () => ({ receipts: [receipt('taylor', 4)], replayed: false }) as never);
    door.requests.tell(listHandOvers, () => {
      throw new Error('away');
    });
    const sent = await door.orders.copy(
      by('taylor'),
      { id: 'cccc', to: ['US3IN'] } as never,
      { standing: true } as never,
    );
    expect(sent.receipts).toHaveLength(1);
    expect(door.heardBy()).toEqual(['taylor']);
  });
});
