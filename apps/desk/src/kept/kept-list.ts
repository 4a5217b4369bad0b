import { effect, signal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { problemOf } from '../graph/problem.js';
import { type HeldDesk, heldDesk } from '../graph/seat-desk.js';

/** Milliseconds after the last change before a list is kept. */
const REST_MS = 500;
/** Tries when another device was first; *our figure*, as for drafts of orders. */
const MOST_TRIES = 3;
const OTHER_WAS_FIRST = 412;

/** Something its owner named himself. */
export interface Named {
  readonly id: string;
}

/** A list of the seat's own that is kept in a part of its private document, for its owner's other devices; nobody else reads it. */
export class KeptList<Item extends Named> {
  /** The list as it is here. */
  readonly items = signal<readonly Item[]>([]);
  /** Whether what is here is kept at the seat. */
  readonly isKept = signal(true);
  private readonly desk: HeldDesk;
  private known: readonly Item[] = [];
  private isOver = false;
  private hasRead = false;

  constructor(
    seat: Seat,
    private readonly part: string,
  ) {
    this.desk = heldDesk(seat);
  }

  /** Reads what was kept and keeps what changes, until it is let go. */
  attend(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void this.bringBack();
    const end = effect(() => {
      void this.items.value;
      clearTimeout(timer);
      timer = setTimeout(() => void this.save(), REST_MS);
    });
    const leave = (): void => void this.save();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      clearTimeout(timer);
      end();
      void this.save();
      this.isOver = true;
    };
  }

  /** Puts one in the place of the one of its name, or behind all others. */
  put(item: Item): void {
    const all = this.items.peek();
    const at = all.findIndex(({ id }) => id === item.id);
    this.change(at < 0 ? [...all, item] : all.map((one, index) => (index === at ? item : one)));
  }

  drop(id: string): void {
    this.change(this.items.peek().filter((item) => item.id !== id));
  }

  /** What was changed a moment ago is not kept yet, also while it waits to be. */
  private change(items: readonly Item[]): void {
    this.isKept.value = false;
    this.items.value = items;
  }

  private async bringBack(): Promise<void> {
    try {
      await this.desk.inTurn(() => this.takeThoseOfOthers());
    } catch {
      this.isKept.value = false;
    }
  }

  /** What others have kept comes along; what is here of the same name stays, and what was dropped here stays dropped. @throws DeskProblem */
  private async takeThoseOfOthers(): Promise<void> {
    const theirs = ((await this.desk.read(this.part)) ?? []) as readonly Item[];
    if (this.isOver) return;
    const here = new Set(this.items.peek().map(({ id }) => id));
    const before = new Set(this.known.map(({ id }) => id));
    const added = theirs.filter(({ id }) => !here.has(id) && !before.has(id));
    this.known = theirs;
    this.hasRead = true;
    if (added.length > 0) this.items.value = [...added, ...this.items.peek()];
  }

  private async save(): Promise<void> {
    if (this.isOver || (!this.hasRead && this.items.peek().length === 0)) return;
    if (JSON.stringify(this.items.peek()) === JSON.stringify(this.known)) {
      this.isKept.value = true;
      return;
    }
    this.isKept.value = false;
    try {
      await this.desk.inTurn(() => this.write());
    } catch {
      this.desk.forget();
    }
  }

  private async write(): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        if (!this.desk.isKnown || !this.hasRead) await this.takeThoseOfOthers();
        const all = this.items.peek();
        await this.desk.save(this.part, all);
        this.known = all;
        this.isKept.value = this.items.peek() === all;
        return;
      } catch (thrown) {
        if (problemOf(thrown).status !== OTHER_WAS_FIRST || tries === MOST_TRIES) throw thrown;
        await this.takeThoseOfOthers();
      }
  }
}

/** A name nobody else gives, made without what browsers keep for https. */
export const freshName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
