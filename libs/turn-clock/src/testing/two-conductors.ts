import type { Outage } from '../decide/outage.js';
import { whatIsDue } from '../decide/what-is-due.js';
import type { ClockEvent, NewClockEvent, WatchedEvent } from '../state/clock-event.js';
import { type ClockState, newClock } from '../state/clock-state.js';
import { fold } from '../state/fold.js';

type Unrecorded = NewClockEvent | WatchedEvent;

/** A conductor that has read the log up to somewhere, and decides by that until an append fails. */
class Conductor {
  private state: ClockState;
  private read = 0;

  constructor(
    private readonly campaign: TwoConductors,
    players: readonly string[],
  ) {
    this.state = newClock(players);
  }

  catchUp(): ClockState {
    for (; this.read < this.campaign.log.length; this.read++)
      this.state = fold(this.state, this.campaign.log[this.read]!);
    return this.state;
  }

  /** Does what is due by what it knows. `dies` after the turn's ending is written and before its book is closed. */
  look(dies: boolean): void {
    for (;;) {
      const due = whatIsDue(this.state, this.campaign);
      if (due.due === 'nothing') return;
      const event = eventOf(due);
      if (this.campaign.append(event, this.read) && due.due === 'end' && dies) return;
      this.catchUp();
    }
  }
}

function eventOf(due: Exclude<ReturnType<typeof whatIsDue>, { due: 'nothing' }>): Unrecorded {
  switch (due.due) {
    case 'write':
    case 'end':
      return due.event;
    case 'close-book':
      return { type: 'BookClosed', data: { turn: due.turn } };
    case 'open-next': {
      const deadline = due.deadline === null ? null : new Date(due.deadline).toISOString();
      return { type: 'TurnOpened', data: { turn: due.turn, deadline } };
    }
  }
}

/** A campaign on a virtual clock, its log, and two conductors of which the second is always behind. */
export class TwoConductors {
  readonly log: ClockEvent[] = [];
  readonly outages: Outage[] = [];
  /** Whether an outage is under way. */
  away = false;
  private readonly prompt: Conductor;
  private readonly behind: Conductor;

  constructor(
    readonly players: readonly string[],
    public now: number,
  ) {
    this.prompt = new Conductor(this, players);
    this.behind = new Conductor(this, players);
  }

  get state(): ClockState {
    return this.prompt.catchUp();
  }

  /** Appends if the log is where the writer thinks; false when somebody was first. */
  append(event: Unrecorded, expected: number = this.log.length): boolean {
    if (expected !== this.log.length) return false;
    this.log.push({ ...event, at: this.now });
    return true;
  }

  /** Does what somebody asks for, decided by everything written so far. */
  act(decide: (state: ClockState, now: number) => readonly Unrecorded[]): void {
    for (const event of decide(this.state, this.now)) this.append(event);
  }

  /** Both look, the one that is behind first. */
  look(dies = false): void {
    this.behind.look(dies);
    this.prompt.catchUp();
    this.prompt.look(false);
  }

  /** Time goes by while both look, also in the last moment before a deadline and at it. */
  pass(ms: number): void {
    const end = this.now + ms;
    while (this.now < end) {
      const { deadline } = this.state.turn!;
      const awaited = deadline !== null && deadline > this.now ? Math.min(end, deadline) : end;
      for (const moment of [awaited - 1, awaited]) {
        this.now = moment;
        this.look();
      }
    }
  }

  /** Time goes by in which no order could be sent: whoever looks, also at the deadline, finds nothing to decide. */
  outage(ms: number): void {
    const from = this.now;
    const end = from + ms;
    this.away = true;
    for (const moment of [this.state.turn?.deadline ?? end, end])
      if (moment > this.now && moment <= end) {
        this.now = moment;
        this.look();
      }
    this.away = false;
    this.outages.push({ from, to: end });
    this.look();
  }
}
