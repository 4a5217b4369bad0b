import { Inject, Injectable } from '@nestjs/common';
import type { NewsItem } from '@vedette/contracts';
import { Installation, NATS_CONNECTION } from '@vedette/messaging';
import type { NatsConnection } from '@nats-io/transport-node';

/** News of a campaign as gateways tell each other: for whom it is goes with it, and each tells its own watchers. */
export type RungNews = Pick<NewsItem, 'id' | 'kind' | 'turn' | 'deadline' | 'audience' | 'text'>;

/** Tells every gateway what is new in a campaign, and when somebody's orders have changed. */
@Injectable()
export class NewsBell {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly installation: Installation,
  ) {}

  /** News that one of the gateways has read. */
  tell(campaign: string, news: RungNews): void {
    this.connection.publish(this.of(campaign), JSON.stringify(news));
  }

  /** Somebody has sent or withdrawn orders; which, he reads himself. */
  ordersChanged(campaign: string, player: string): void {
    this.connection.publish(this.ordersOf(campaign, player));
  }

  /** Calls back with all news of a campaign until the returned function is called. */
  hear(campaign: string, onNews: (news: RungNews) => void): () => void {
    const subscription = this.connection.subscribe(this.of(campaign), {
      callback: (error, message) => {
        if (!error) onNews(message.json<RungNews>());
      },
    });
    return () => subscription.unsubscribe();
  }

  /** Calls back whenever a player's orders have changed until the returned function is called. */
  hearOrders(campaign: string, player: string, onChange: () => void): () => void {
    const subscription = this.connection.subscribe(this.ordersOf(campaign, player), {
      callback: (error) => {
        if (!error) onChange();
      },
    });
    return () => subscription.unsubscribe();
  }

  private of(campaign: string): string {
    return this.installation.subject(`news.${campaign}`);
  }

  private ordersOf(campaign: string, player: string): string {
    return this.installation.subject(`news.${campaign}.orders.${player}`);
  }
}
