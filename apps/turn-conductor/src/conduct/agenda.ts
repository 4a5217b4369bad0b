import { Injectable } from '@nestjs/common';
import { DueTimes } from './due-times.js';

/** Which share of all campaigns is looked at each second though nothing says so: what was missed is found within 100 seconds. */
const SHARE_A_SECOND = 0.01;
/** Campaigns never looked at before that one round takes up: the others wait no longer than it takes to lay so many boards. */
const NEW_AT_ONCE = 100;
/** How long what was left to another conductor is kept in mind: after that the turn of every campaign has come once more. */
const LEFT_MS = 200_000;

/**
 * Which campaigns somebody must look at: those in which something happened, those whose moment has come, and a few of all in
 * turn. The others cost nothing, however many there are. What another conductor looks after is left to him, and kept in mind for
 * when he is gone; in turn every campaign is looked at, whoever looks after it. Moments are milliseconds by the clock of the house.
 */
@Injectable()
export class Agenda {
  /** All campaigns, and whether each was looked at. */
  private readonly looked = new Map<string, boolean>();
  private readonly times = new DueTimes();
  private readonly woken = new Set<string>();
  /** Never looked at and not woken either. */
  private readonly unseen = new Set<string>();
  /** Due, but another's; since when, the latest last. */
  private readonly left = new Map<string, number>();
  private inTurn: string[] = [];
  private owed = 0;
  private lastLook: number | null = null;

  /** Says which campaigns there are: those that are new are due when there is time, those that are gone are forgotten. */
  know(campaigns: readonly string[]): void {
    const known = new Set(campaigns);
    for (const campaign of this.looked.keys()) if (!known.has(campaign)) this.forget(campaign);
    for (const campaign of campaigns)
      if (!this.looked.has(campaign)) {
        this.looked.set(campaign, false);
        this.unseen.add(campaign);
      }
  }

  /** Something happened in a campaign. */
  wake(campaign: string): void {
    this.woken.add(campaign);
    if (!this.looked.has(campaign)) this.looked.set(campaign, false);
  }

  /** Something happened that concerns every campaign. */
  wakeAll(): void {
    for (const campaign of this.looked.keys()) this.woken.add(campaign);
  }

  /** Who looks after which campaign has changed: what was left to others is due, and so is what nobody here has looked at. */
  takeUpWhatWasLeft(): void {
    for (const campaign of this.left.keys()) this.woken.add(campaign);
    this.left.clear();
    for (const [campaign, isLooked] of this.looked) if (!isLooked) this.unseen.add(campaign);
  }

  /** A campaign that was looked at need not be before a moment; null when only an event can tell. What happened since it was due stays. */
  until(campaign: string, moment: number | null): void {
    this.looked.set(campaign, true);
    this.times.set(campaign, moment ?? Infinity);
  }

  /**
   * Takes out whom to look at now.
   * @param isMine whether this conductor looks after a campaign
   */
  due(now: number, isMine: (campaign: string) => boolean = () => true): string[] {
    const due = new Set<string>();
    for (const campaign of this.times.take(now)) {
      // Its moment has come until somebody says what came of it.
      if (isMine(campaign)) this.times.set(campaign, now);
      this.woken.add(campaign);
    }
    for (const campaign of this.woken)
      if (isMine(campaign)) due.add(campaign);
      else this.leave(campaign, now);
    this.woken.clear();
    for (const campaign of this.someUnseen(isMine)) due.add(campaign);
    for (const campaign of this.someInTurn(now)) due.add(campaign);
    this.forgetLeftBefore(now - LEFT_MS);
    return [...due];
  }

  /** The next moment at which a campaign is due by the clock; Infinity when none is. */
  next(): number {
    return this.unseen.size > 0 ? -Infinity : this.times.next();
  }

  private forget(campaign: string): void {
    this.looked.delete(campaign);
    this.times.set(campaign, Infinity);
    for (const some of [this.woken, this.unseen, this.left]) some.delete(campaign);
  }

  private leave(campaign: string, now: number): void {
    this.left.delete(campaign);
    this.left.set(campaign, now);
  }

  private forgetLeftBefore(moment: number): void {
    for (const [campaign, since] of this.left) {
      if (since >= moment) return;
      this.left.delete(campaign);
    }
  }

  private someUnseen(isMine: (campaign: string) => boolean): string[] {
    const some: string[] = [];
    for (const campaign of this.unseen) {
      if (some.length === NEW_AT_ONCE) break;
      this.unseen.delete(campaign);
      if (isMine(campaign)) some.push(campaign);
    }
    return some;
  }

  private someInTurn(now: number): string[] {
    const seconds = Math.max(0, now - (this.lastLook ?? now)) / 1000;
    this.lastLook = now;
    this.owed = Math.min(this.looked.size, this.owed + seconds * SHARE_A_SECOND * this.looked.size);
    const some: string[] = [];
    for (; this.owed >= 1; this.owed--) {
      if (this.inTurn.length === 0) this.inTurn = [...this.looked.keys()];
      const campaign = this.inTurn.pop()!;
      if (this.looked.has(campaign)) some.push(campaign);
    }
    return some;
  }
}
