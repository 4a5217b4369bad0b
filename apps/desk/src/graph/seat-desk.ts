import { signal } from '@preact/signals';
import type { SavedDeskDocument, SeatDeskDocument } from '@vedette/contracts';
import { evening } from '../seat/open-campaign.js';
import { askerOf, isAnothers } from './for-whom.js';
import type { Seat } from './order-desk.js';
import { keptKey, orKept } from './kept-offline.js';
import { send } from './send.js';

const LONGEST_OUTLIVING = 30_000;
const deskOf = ({ campaign }: Seat): string => `/campaigns/${encodeURIComponent(campaign)}/desk`;

type Parts = Readonly<Record<string, unknown>>;

/** Stands in the name of a part before whom it is for, where that is somebody who is away. */
const FOR = '@';

/** The parts of a document that are for whom `isWanted` says; null is the owner of the seat. */
const partsFor = (document: Parts, isWanted: (player: string | null) => boolean): Parts =>
  Object.fromEntries(Object.entries(document).filter(([name]) => isWanted(name.split(FOR)[1] ?? null)));

/** Whether something is still for somebody: for oneself always, for another as long as one stands in for him. */
const isStillFor = (player: string | null): boolean =>
  player === null || (evening.peek()?.standIns.some((one) => one.player === player) ?? true);

/** The private document of a seat; an empty one while nothing is kept. What is for others is not kept on the device. @throws DeskProblem */
const readDesk = (seat: Seat, isForAnother: boolean): Promise<SeatDeskDocument> =>
  orKept(
    isForAnother ? null : keptKey(seat.campaign, seat.player, 'desk'),
    async () => (await (await send(deskOf(seat), { seat: seat.player })).json()) as SeatDeskDocument,
    (desk) => ({ ...desk, document: partsFor(desk.document as Parts, (player) => player === null) }),
  );

/** Keeps a document in place of the one whose tag is named. @throws DeskProblem of status 412 when another device was first */
async function saveDesk(seat: Seat, instead: string, document: Parts): Promise<SavedDeskDocument> {
  const answer = await send(deskOf(seat), {
    method: 'PUT',
    body: document,
    seat: seat.player,
    instead: `"${instead}"`,
    // Browsers let at most this much outlive a page.
    outlives: JSON.stringify(document).length < LONGEST_OUTLIVING,
  });
  return (await answer.json()) as SavedDeskDocument;
}

/**
 * The private document of a seat as all screens of this page share it: each writes its own part, one after the other. Who stands in
 * for a seat has parts for it in the document of his own, which go when he stands in no more.
 */
export class HeldDesk {
  /** Whose document it is: his who stands in. */
  private readonly own: Seat;
  private readonly suffix: string;
  private tag: string | null = null;
  /** All parts as they were last read or kept. */
  private readonly parts = signal<Parts>({});
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly seat: Seat) {
    this.own = { ...seat, player: askerOf(seat.player) };
    this.suffix = isAnothers(seat.player) ? `${FOR}${seat.player}` : '';
  }

  /** Whether it is what the page holds for a seat as it is played now. */
  isOf({ campaign, player }: Seat): boolean {
    const { seat, own } = this;
    return seat.campaign === campaign && seat.player === player && own.player === askerOf(player);
  }

  /** Whether it is known which document would be replaced. */
  get isKnown(): boolean {
    return this.tag !== null;
  }

  /** Waits until nobody else of this page reads or writes; what is done then is done alone. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = this.last.then(act, act);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** A part as it was last read or kept; undefined for none, and before anything was read. */
  known(part: string): unknown {
    return this.parts.value[part + this.suffix];
  }

  /** A part as it is kept now; undefined for none. @throws DeskProblem */
  async read(part: string): Promise<unknown> {
    const { tag, document } = await readDesk(this.own, this.suffix !== '');
    this.tag = tag;
    this.parts.value = partsFor(document as Parts, isStillFor);
    if (Object.keys(this.parts.peek()).length < Object.keys(document).length)
      this.tag = (await saveDesk(this.own, tag, this.parts.peek())).tag;
    return this.parts.peek()[part + this.suffix];
  }

  /** Keeps a part, and the others as they are. @throws DeskProblem of status 412 when another device was first */
  async save(part: string, value: unknown): Promise<void> {
    const document = { ...this.parts.peek(), [part + this.suffix]: value };
    this.tag = (await saveDesk(this.own, this.tag!, document)).tag;
    this.parts.value = document;
  }

  /** What is kept has to be read again before anything is written. */
  forget(): void {
    this.tag = null;
  }
}

let held: HeldDesk | null = null;

/** The document of a seat, the same one for everybody of this page. */
export function heldDesk(seat: Seat): HeldDesk {
  if (!held?.isOf(seat)) held = new HeldDesk(seat);
  return held;
}

/** Lets go of what a seat keeps; when somebody signs out. */
export const forgetDesk = (): void => void (held = null);
