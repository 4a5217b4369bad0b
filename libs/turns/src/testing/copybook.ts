import type { PhaseName, Season } from '@vedette/campaign';

/** A phase, or the closing of a book, that somebody works at: it may come in long after what it was worked out on was laid by. */
export interface InHand {
  readonly turn: number;
  readonly what: PhaseName | 'book';
  readonly generation: number;
  /** The later one of two of the same phase is worked out on what is newer. */
  readonly number: number;
  readonly page: Page;
}

/** A turn as it stands on a page. */
export class TurnOnPage {
  opened: { readonly at: string; readonly season: Season } | null = null;
  season: Season | null = null;
  deadline: string | null = null;
  closedAt: string | null = null;
  resolvedAt: string | null = null;
  waitsSince: string | null = null;
  setAsideSince: string | null = null;
  readonly done = new Map<PhaseName | 'book', InHand>();
  byHand: string[] = [];
  attempts = new Map<PhaseName, number>();
  forgiven = new Map<PhaseName, number>();

  /** In pencil, to be changed. */
  copy(): TurnOnPage {
    const { done, byHand, attempts, forgiven, ...rest } = this;
    const copy = Object.assign(new TurnOnPage(), rest);
    for (const [what, work] of done) copy.done.set(what, work);
    copy.byHand = [...byHand];
    copy.attempts = new Map(attempts);
    copy.forgiven = new Map(forgiven);
    return copy;
  }

  /** As if it had never been opened. */
  rubOut(): void {
    const { season, byHand } = this;
    Object.assign(this, new TurnOnPage(), { season, byHand });
    this.done.clear();
  }

  rubOutPhases(phases: readonly PhaseName[]): void {
    for (const phase of phases)
      for (const list of [this.done, this.attempts, this.forgiven]) list.delete(phase);
    this.resolvedAt = this.setAsideSince = null;
  }
}

/** A campaign as it counts. */
export class Page {
  readonly turns = new Map<number, TurnOnPage>();
  latest = 0;
  /** What was rubbed out when it was copied, as turn and phase or book. */
  private readonly rubbedOut = new Set<string>();

  constructor(private readonly copiedFrom: Page | null = null) {
    if (!copiedFrom) return;
    this.latest = copiedFrom.latest;
    for (const [number, turn] of copiedFrom.turns) this.turns.set(number, turn.copy());
  }

  turn(number: number): TurnOnPage {
    const turn = this.turns.get(number) ?? new TurnOnPage();
    this.turns.set(number, turn);
    return turn;
  }

  rubsOut(turn: number, what: readonly string[]): void {
    for (const one of what) this.rubbedOut.add(`${turn} ${one}`);
  }

  /** Work that was begun on this page, or on one it was copied from and does not differ in it. */
  enter(work: InHand): void {
    if (!this.believes(work)) return;
    const { done } = this.turn(work.turn);
    if ((done.get(work.what)?.number ?? -1) < work.number) done.set(work.what, work);
  }

  private believes(work: InHand): boolean {
    if (work.page === this) return true;
    return !this.rubbedOut.has(`${work.turn} ${work.what}`) && (this.copiedFrom?.believes(work) ?? false);
  }
}

/** A page that was laid by for a rollback. */
interface LaidBy {
  readonly page: Page;
  readonly turn: number;
  readonly later: readonly number[];
  /** A piece was edited since. */
  isTouched: boolean;
}

/**
 * What counts of a campaign as a clerk knows it: he has no generations and folds nothing. When a turn is taken back he copies
 * his page, rubs out on the copy what counts no more, and lays the old page by; when the rollback is taken back he throws the
 * copy away. The library is compared with his page.
 */
export class Copybook {
  page = new Page();
  laidBy: LaidBy[] = [];

  takeBack(
    turn: number,
    later: readonly number[],
    phases: readonly PhaseName[] | null,
    all: readonly string[],
  ): void {
    const copy = new Page(this.page);
    this.laidBy.push({ page: this.page, turn, later, isTouched: false });
    this.page = copy;
    copy.latest = turn;
    for (const one of later) {
      copy.turn(one).rubOut();
      copy.turn(one).byHand = [];
      copy.rubsOut(one, all);
    }
    if (phases) copy.turn(turn).rubOutPhases(phases);
    else copy.turn(turn).rubOut();
    copy.rubsOut(turn, phases ?? all);
  }

  restore(): void {
    this.page = this.laidBy.pop()!.page;
  }

  /** The turn goes on: there is no way back. */
  goOn(): void {
    this.laidBy = [];
  }

  /** Work comes in: on every page, for nobody knows which of them will count. */
  enter(work: InHand): void {
    for (const page of this.pages()) page.enter(work);
  }

  doneByHand(turn: number, what: string, isEdit: boolean): void {
    for (const page of this.pages()) page.turn(turn).byHand.push(what);
    if (isEdit) for (const one of this.laidBy) one.isTouched = true;
  }

  private pages(): Page[] {
    return [this.page, ...this.laidBy.map(({ page }) => page)];
  }
}
