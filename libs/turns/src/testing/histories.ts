import type { PhaseName, Season } from '@vedette/campaign';
import fc from 'fast-check';
import type { TurnCourse, TurnEvent } from '../turn-event.js';
import { Copybook, type InHand, type TurnOnPage } from './copybook.js';

/** What is kept in histories: names. */
export interface Named {
  readonly phase: string;
  readonly book: string;
  readonly byHand: string;
}
export type NamedEvent = TurnEvent<Named>;

/** The graph of a turn: which phases each waits for. */
export const GRAPH: readonly { readonly name: PhaseName; readonly after: readonly PhaseName[] }[] = [
  { name: 'orders', after: [] },
  { name: 'weather', after: ['orders'] },
  { name: 'supply', after: ['orders'] },
  { name: 'recovery', after: ['weather', 'supply'] },
];
const PHASES = GRAPH.map(({ name }) => name);
const SEASONS: readonly Season[] = ['campaign', 'truce'];

/** What somebody tries to do; numbers choose among what there is to do it with. */
interface Act {
  readonly kind: (typeof KINDS)[number];
  readonly choice: number;
  readonly more: number;
}

const KINDS = [
  ...([
    'open',
    'open',
    'close',
    'close',
    'begin',
    'begin',
    'begin',
    'come-in',
    'come-in',
    'come-in',
  ] as const),
  ...(['resolve', 'resolve', 'roll-back', 'roll-back', 'reopen', 'undo', 'undo', 'go-on', 'go-on'] as const),
  ...(['by-hand', 'announce', 'deadline', 'stall', 'set-aside', 'play', 'play', 'play', 'play'] as const),
];

const act = fc.record({ kind: fc.constantFrom(...KINDS), choice: fc.nat(), more: fc.nat() });

/** Acts for a history; most of those that may be done then are done. */
export const acts: fc.Arbitrary<readonly Act[]> = fc.array(act, {
  minLength: 1,
  maxLength: 120,
  size: 'max',
});

/** The stream an event stands in. */
export function streamOf(event: NamedEvent): 'turn' | 'orders' | 'umpire' | 'land' {
  if (event.type === 'PhaseResolved') return 'land';
  if (event.type === 'OrderBookClosed') return 'orders';
  return event.type === 'DoneByHand' ? 'umpire' : 'turn';
}

/**
 * A campaign in which turns are opened, played, taken back and restored, as the house writes it down. What may be done is
 * decided by the copybook; what cannot be done now is passed over.
 */
export class History {
  readonly book = new Copybook();
  readonly events: NamedEvent[] = [];
  private readonly generations = new Map<number, number>();
  private inHand: InHand[] = [];
  private works = 0;
  private byHand = 0;

  /** Does everything in turn; `seen` looks at the log and the copybook after each event or group that stands in one append. */
  static of(
    acts: readonly Act[],
    seen: (history: History, news: readonly NamedEvent[]) => void = () => {},
  ): History {
    const history = new History();
    for (const one of acts) {
      const before = history.events.length;
      history.do(one);
      if (history.events.length > before) seen(history, history.events.slice(before));
    }
    return history;
  }

  generationOf(turn: number): number {
    return this.generations.get(turn) ?? 0;
  }

  private get now(): TurnOnPage {
    return this.book.page.turn(this.book.page.latest);
  }

  /** A moment of its own for each event. */
  private get at(): string {
    return new Date(Date.UTC(2025, 2, 1) + this.events.length * 1000).toISOString();
  }

  private write(course: Omit<TurnCourse, 'at'>): string {
    const { at } = this;
    this.events.push({ ...course, at } as TurnCourse);
    return at;
  }

  private do({ kind, choice, more }: Act): void {
    const { page } = this.book;
    const { now } = this;
    const isRunning = now.closedAt !== null && !now.resolvedAt && !now.waitsSince && !now.setAsideSince;
    switch (kind) {
      case 'open':
        if (page.latest === 0 || now.resolvedAt) this.open(page.latest + 1, SEASONS[choice % 2]!, more);
        return;
      case 'close':
        return this.close(choice);
      case 'begin':
        return isRunning ? this.begin(choice) : undefined;
      case 'come-in':
        return this.comeIn(choice);
      case 'resolve':
        if (isRunning && PHASES.every((phase) => now.done.has(phase)))
          now.resolvedAt = this.write({
            type: 'TurnResolved',
            data: { turn: page.latest, end: `end ${more}` },
          });
        return;
      case 'roll-back':
      case 'reopen':
        return this.rollBack(kind === 'reopen', choice, more);
      case 'undo':
        return this.undo(more);
      case 'go-on':
        return now.waitsSince || now.setAsideSince ? this.goOn() : undefined;
      case 'by-hand':
      case 'announce':
        return page.latest > 0 ? this.doneByHand(page.latest + (choice % 2), kind === 'by-hand') : undefined;
      case 'deadline':
        if (now.opened && !now.done.has('book')) this.moveDeadline(page.latest, deadlineBy(more));
        return;
      case 'stall':
        return isRunning ? this.stall(choice) : undefined;
      case 'play':
        return this.play(choice % 25, more);
      case 'set-aside':
        if (isRunning) {
          const data = { turn: page.latest, phase: pick(PHASES, choice), attempts: 1 + (more % 5) };
          now.setAsideSince = this.write({ type: 'TurnSetAside', data });
        }
    }
  }

  /** The house goes on by itself for a while. */
  private play(steps: number, more: number): void {
    for (let step = 0; step < steps; step++)
      for (const kind of ['open', 'close', 'begin', 'come-in', 'resolve'] as const)
        this.do({ kind, choice: more + step, more });
  }

  private open(turn: number, season: Season, more: number): void {
    const { page } = this.book;
    const deadline = deadlineBy(more);
    const at = this.write({ type: 'TurnOpened', data: { turn, season, deadline, start: `start ${turn}` } });
    page.latest = turn;
    Object.assign(page.turn(turn), { opened: { at, season }, season, deadline });
    this.book.goOn();
  }

  /** The book is closed in steps: somebody begins, it comes in, the conductor finds it closed. */
  private close(choice: number): void {
    const { now } = this;
    const { latest } = this.book.page;
    if (!now.opened || now.closedAt || now.waitsSince) return;
    if (now.done.has('book')) now.closedAt = this.write({ type: 'TurnClosed', data: { turn: latest } });
    else if (choice % 4 > 0 || !this.hold('book'))
      this.comeIn(this.inHand.findIndex(({ what }) => what === 'book'));
  }

  private begin(choice: number): void {
    const { now } = this;
    const ready = GRAPH.filter(
      ({ name, after }) => !now.done.has(name) && after.every((one) => now.done.has(one)),
    );
    if (ready.length > 0) this.hold(pick(ready, choice).name);
  }

  /** False when it is in hand already. */
  private hold(what: InHand['what']): boolean {
    const { page } = this.book;
    const generation = this.generationOf(page.latest);
    const same = (one: InHand): boolean =>
      one.turn === page.latest && one.what === what && one.generation === generation;
    if (this.inHand.some(same)) return false;
    this.inHand.push({ turn: page.latest, what, generation, number: this.works++, page });
    return true;
  }

  private comeIn(choice: number): void {
    if (this.inHand.length === 0 || choice < 0) return;
    const [work] = this.inHand.splice(choice % this.inHand.length, 1);
    const { turn, what, generation, number } = work!;
    const kept = `work ${number}`;
    this.events.push(
      what === 'book'
        ? { type: 'OrderBookClosed', data: { turn, generation, kept } }
        : { type: 'PhaseResolved', data: { turn, phase: what, generation, kept } },
    );
    this.book.enter(work!);
  }

  private rollBack(isReopened: boolean, choice: number, more: number): void {
    const { page } = this.book;
    if (page.latest === 0) return;
    const turn = 1 + (choice % page.latest);
    const to = isReopened ? 'orders' : pick(PHASES, more);
    const superseded = fromOn(to);
    const { done } = page.turn(turn);
    if (!superseded.some((phase) => done.has(phase)) && !(isReopened && done.has('book'))) return;
    const later = Array.from({ length: page.latest - turn }, (_, i) => turn + 1 + i);
    const { opened } = page.turn(turn);
    for (const one of [...later].reverse()) {
      const data = { turn: one, generation: this.raise(one), with: turn, byHand: this.byHand };
      this.write({ type: 'TurnSuperseded', data });
    }
    const optional = {
      ...(later.length > 0 ? { later } : {}),
      ...(isReopened ? { orders: 'reopened' as const } : {}),
    };
    const generation = this.raise(turn);
    const data = { turn, generation, to, superseded, ...optional, reason: `reason ${more}` };
    const at = this.write({ type: 'TurnRolledBack', data });
    this.book.takeBack(turn, later, isReopened ? null : superseded, [...PHASES, 'book']);
    if (isReopened) this.open(turn, opened!.season, more);
    else this.now.waitsSince = at;
  }

  private undo(more: number): void {
    const last = this.book.laidBy.at(-1);
    if (!last || last.isTouched) return;
    const { turn, later, page: was } = last;
    const dataOf = (one: number) => {
      const { resolvedAt, opened } = was.turn(one);
      return {
        turn: one,
        generation: this.raise(one),
        resolved: resolvedAt !== null,
        season: opened!.season,
      };
    };
    this.write({ type: 'RollBackUndone', data: { ...dataOf(turn), latest: was.latest } });
    for (const one of later) this.write({ type: 'TurnRestored', data: dataOf(one) });
    this.book.restore();
    const { done, deadline } = was.turn(was.latest);
    if (deadline !== null && !done.has('book')) this.moveDeadline(was.latest, deadlineBy(more | 1));
  }

  private goOn(): void {
    const { now } = this;
    this.write({ type: 'TurnResumed', data: { turn: this.book.page.latest } });
    now.waitsSince = now.setAsideSince = null;
    now.forgiven = new Map([...now.forgiven, ...now.attempts]);
    this.book.goOn();
  }

  private doneByHand(turn: number, isEdit: boolean): void {
    const version = ++this.byHand;
    const kept = `${isEdit ? 'edit' : 'announcement'} ${version}`;
    this.events.push({ type: 'DoneByHand', data: { turn, version, kept } });
    this.book.doneByHand(turn, kept, isEdit);
  }

  private moveDeadline(turn: number, deadline: string | null): void {
    this.write({ type: 'DeadlineMoved', data: { turn, deadline } });
    this.book.page.turn(turn).deadline = deadline;
  }

  private stall(choice: number): void {
    const { now } = this;
    const phase = pick(PHASES, choice);
    const attempt = (now.attempts.get(phase) ?? 1) + 1;
    this.write({ type: 'PhaseStalled', data: { turn: this.book.page.latest, phase, attempt } });
    now.attempts.set(phase, attempt);
  }

  private raise(turn: number): number {
    const generation = this.generationOf(turn) + 1;
    this.generations.set(turn, generation);
    return generation;
  }
}

/** A phase and all that wait for it. */
function fromOn(phase: PhaseName): PhaseName[] {
  const reached = new Set([phase]);
  for (const { name, after } of GRAPH) if (after.some((one) => reached.has(one))) reached.add(name);
  return [...reached];
}

const pick = <T>(from: readonly T[], choice: number): T => from[choice % from.length]!;

const deadlineBy = (choice: number): string | null =>
  choice % 2 === 0 ? null : new Date(Date.UTC(2025, 3, 1) + (choice % 1000) * 60_000).toISOString();
