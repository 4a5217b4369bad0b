import { Injectable } from '@nestjs/common';

/** Which share of all campaigns is looked at each second though nothing says so: what was missed is found within 100 seconds. */
const SHARE_A_SECOND = 0.01;

/**
 * Which campaigns somebody must look at: those in which something happened, those whose moment has come, and a few of all in
 * turn. The others cost nothing, however many there are. Moments are milliseconds by the clock of the house.
 */
@Injectable()
export class Agenda {
  private readonly moments = new Map<string, number>();
  private readonly woken = new Set<string>();
  private inTurn: string[] = [];
  private owed = 0;
  private lastLook: number | null = null;

  /** Says which campaigns there are: those that are new are due at once, those that are gone are forgotten. */
  know(campaigns: readonly string[]): void {
    const known = new Set(campaigns);
    for (const campaign of this.moments.keys()) if (!known.has(campaign)) this.forget(campaign);
    for (const campaign of campaigns) if (!this.moments.has(campaign)) this.wake(campaign);
  }

  /** Something happened in a campaign. */
  wake(campaign: string): void {
    this.woken.add(campaign);
    if (!this.moments.has(campaign)) this.moments.set(campaign, Infinity);
  }

  /** Something happened that concerns every campaign. */
  wakeAll(): void {
    for (const campaign of this.moments.keys()) this.woken.add(campaign);
  }

  /** A campaign that was looked at need not be before a moment; null when only an event can tell. What happened since it was due stays. */
  until(campaign: string, moment: number | null): void {
    this.moments.set(campaign, moment ?? Infinity);
  }

  /** Takes out whom to look at now. */
  due(now: number): string[] {
    const due = new Set<string>();
    for (const [campaign, moment] of this.moments)
      if (moment <= now || this.woken.has(campaign)) due.add(campaign);
    this.woken.clear();
    for (const campaign of this.someInTurn(now)) due.add(campaign);
    return [...due];
  }

  /** The next moment at which a campaign is due by the clock; Infinity when none is. */
  next(): number {
    let next = Infinity;
    for (const moment of this.moments.values()) if (moment < next) next = moment;
    return next;
  }

  private forget(campaign: string): void {
    this.moments.delete(campaign);
    this.woken.delete(campaign);
  }

  private someInTurn(now: number): string[] {
    const seconds = Math.max(0, now - (this.lastLook ?? now)) / 1000;
    this.lastLook = now;
    this.owed = Math.min(this.moments.size, this.owed + seconds * SHARE_A_SECOND * this.moments.size);
    const some: string[] = [];
    for (; this.owed >= 1; this.owed--) {
      if (this.inTurn.length === 0) this.inTurn = [...this.moments.keys()];
      const campaign = this.inTurn.pop()!;
      if (this.moments.has(campaign)) some.push(campaign);
    }
    return some;
  }
}
