import { type OrderTemplate, templateOf } from '@vedette/campaign';
import { type Order, placeOfStanding } from '../game/sent-order.js';
import type { HandOverDocument, ReceiptDocument } from '@vedette/contracts';
import type { EventStore, NewEvent, RecordedEvent, StreamVersions } from '@vedette/event-store';
import {
  CampaignEnded,
  CampaignReopened,
  CommandHandedBack,
  CommandHandedOver,
  isStored,
  OrderPlanned,
  PlannedOrderWithdrawn,
  StandingOrderEnded,
  StandingOrderSet,
  StandInRead,
  TemplateRemoved,
  TemplateSaved,
  TurnOpened,
  latestTurnAfter,
} from '@vedette/ledger';
import type { Page } from '../stream/book-writer.js';
import { newsOf } from '../stream/news-of.js';

/** An order that is sent again by itself in every turn after `since`. */
export interface StandingOrder {
  readonly id: string;
  readonly player: string;
  readonly order: Order;
  readonly since: number;
  ended: boolean;
}

/** An order that was sent ahead of its turn. */
export interface PlannedOrder {
  readonly order: Order;
  readonly receipt: ReceiptDocument;
  readonly key: string | null;
  readonly sender: string | null;
  withdrawnAt: string | null;
}

/** Somebody stands in for a player. */
export interface HandOver extends HandOverDocument {
  readonly read: HandOverDocument['read'][number][];
  over: boolean;
}

/** What a player ordered that outlasts a turn: standing and planned orders, templates, who stands in for whom. */
export class CampaignFile implements Page {
  readonly stream = 'dispositions' as const;
  /** The latest turn: the last one opened, or the one that was rolled back since; null when the campaign has none. */
  latestTurn: number | null = null;
  /** The first turn that was opened. */
  firstTurn: number | null = null;
  readonly standing = new Map<string, StandingOrder>();
  readonly plans = new Map<string, PlannedOrder>();
  readonly handOvers = new Map<string, HandOver>();
  /** The last turn that counts, once the campaign has ended. */
  ended: number | null = null;
  private readonly templates = new Map<string, Map<string, OrderTemplate>>();
  private readonly versions = { administration: 0, dispositions: 0, turn: 0 };

  constructor(
    readonly campaign: string,
    private readonly store: EventStore,
  ) {}

  get version(): number {
    return this.versions.dispositions;
  }

  /** Reads what was written since the last look; `now` as for {@link newsOf}. */
  async refresh(now: StreamVersions | null = null): Promise<void> {
    const news = (stream: 'administration' | 'dispositions' | 'turn'): Promise<readonly RecordedEvent[]> =>
      newsOf(this.store, { campaign: this.campaign, stream, version: this.versions[stream] }, now);
    const [administration, dispositions, turns] = await Promise.all([
      news('administration'),
      news('dispositions'),
      news('turn'),
    ]);
    for (const event of administration) this.takeAdministration(event);
    for (const event of turns) this.takeTurn(event);
    for (const event of dispositions) this.take(event);
  }

  async written(_events: readonly NewEvent[], _firstVersion: number): Promise<void> {
    await this.refresh();
  }

  /** The standing orders that hold in a turn, oldest first: of several of a player for one piece the newest. */
  standingIn(turn: number): StandingOrder[] {
    const held = new Map<string, StandingOrder>();
    const before = [...this.standing.values()].filter(({ ended, since }) => !ended && since < turn);
    for (const standing of before.sort((a, b) => a.since - b.since)) {
      const { id, player, order } = standing;
      const standsFor = placeOfStanding(order);
      const key = standsFor === null ? id : `${player} ${order.kind} ${standsFor}`;
      held.delete(key);
      held.set(key, standing);
    }
    return [...held.values()];
  }

  /** The standing orders of a player that hold from the next turn on. */
  standingOf(player: string): StandingOrder[] {
    return this.standingIn(Number.POSITIVE_INFINITY).filter((standing) => standing.player === player);
  }

  /** The orders that were sent ahead for a turn, in the order of sending; those that were taken back as well. */
  plannedFor(turn: number): PlannedOrder[] {
    return [...this.plans.values()].filter(({ receipt }) => receipt.turn === turn);
  }

  templatesOf(player: string): ReadonlyMap<string, OrderTemplate> {
    return this.templates.get(player) ?? new Map();
  }

  /** Whether a player may send orders in another's name in a turn: they are his own, or he stands in. */
  mayActFor(sender: string, player: string, turn: number): boolean {
    return sender === player || this.handOverTo(sender, player, turn) !== undefined;
  }

  /** The hand-over by which somebody stands in for a player in a turn. */
  handOverTo(standIn: string, player: string, turn: number): HandOver | undefined {
    return [...this.handOvers.values()].find(
      (one) =>
        !one.over && one.player === player && one.to === standIn && one.from <= turn && turn <= one.until,
    );
  }

  /** The version of the `administration` stream this file knows: whether the campaign has ended is decided by it. */
  get administration(): number {
    return this.versions.administration;
  }

  private takeAdministration(event: RecordedEvent): void {
    this.versions.administration = Math.max(this.versions.administration, event.version);
    if (isStored(CampaignEnded, event)) this.ended = event.data.turn;
    if (isStored(CampaignReopened, event)) this.ended = null;
  }

  private takeTurn(event: RecordedEvent): void {
    if (event.version <= this.versions.turn) return;
    this.versions.turn = event.version;
    if (isStored(TurnOpened, event)) this.firstTurn ??= event.data.turn;
    const latest = latestTurnAfter(this.latestTurn ?? 0, event);
    if (latest > 0) this.latestTurn = latest;
  }

  private take(event: RecordedEvent): void {
    if (event.version <= this.versions.dispositions) return;
    this.versions.dispositions = event.version;
    if (isStored(StandingOrderSet, event)) {
      const { order, ...own } = event.data;
      this.standing.set(own.id, { ...own, order: order as Order, ended: false });
    } else if (isStored(StandingOrderEnded, event)) {
      const standing = this.standing.get(event.data.id);
      if (standing) standing.ended = true;
    } else if (isStored(OrderPlanned, event)) this.plan(event.data);
    else if (isStored(PlannedOrderWithdrawn, event)) {
      const planned = this.plans.get(event.data.id);
      if (planned) planned.withdrawnAt ??= event.recordedAt;
      this.standing.delete(event.data.id);
    } else if (isStored(TemplateSaved, event)) {
      const { player, name, order } = event.data;
      const own = this.templates.get(player) ?? new Map<string, OrderTemplate>();
      this.templates.set(player, own.set(name, templateOf(order)));
    } else if (isStored(TemplateRemoved, event))
      this.templates.get(event.data.player)?.delete(event.data.name);
    else if (isStored(CommandHandedOver, event)) {
      const { arranged, ...data } = event.data;
      const madeBy = arranged ? ('administrator' as const) : ('player' as const);
      const reason = arranged?.reason ?? null;
      this.handOvers.set(data.id, { ...data, madeBy, reason, read: [], over: false });
    } else if (isStored(StandInRead, event)) {
      const { sight, turn } = event.data;
      this.handOvers.get(event.data.id)?.read.push({ at: event.recordedAt, sight, turn });
    } else if (isStored(CommandHandedBack, event)) {
      const handOver = this.handOvers.get(event.data.id);
      if (handOver) handOver.over = true;
    }
  }

  private plan(data: (typeof OrderPlanned)['data']['static']): void {
    const { receipt, key = null, sender = null, standing = false } = data;
    const order = data.order as Order;
    this.plans.set(receipt.id, { order, receipt, key, sender, withdrawnAt: null });
    // It is sent again after the turn it was planned for; in that turn it is the plan itself that is sent.
    if (standing)
      this.standing.set(receipt.id, {
        id: receipt.id,
        player: receipt.player,
        order,
        since: receipt.turn,
        ended: false,
      });
  }
}
