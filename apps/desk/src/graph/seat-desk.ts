import type { SavedDeskDocument, SeatDeskDocument } from '@vedette/contracts';
import type { Seat } from './order-desk.js';
import { keptKey, orKept } from './kept-offline.js';
import { send } from './send.js';

const LONGEST_OUTLIVING = 30_000;
const deskOf = ({ campaign }: Seat): string => `/campaigns/${encodeURIComponent(campaign)}/desk`;

/** The private document of a seat; an empty one while nothing is kept. @throws DeskProblem */
const readDesk = (seat: Seat): Promise<SeatDeskDocument> =>
  orKept(
    keptKey(seat.campaign, seat.player, 'desk'),
    async () => (await (await send(deskOf(seat), { seat: seat.player })).json()) as SeatDeskDocument,
  );

/** Keeps a document in place of the one whose tag is named. @throws DeskProblem of status 412 when another device was first */
async function saveDesk(
  seat: Seat,
  instead: string,
  document: Readonly<Record<string, unknown>>,
): Promise<SavedDeskDocument> {
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

/** The private document of a seat as all screens of this page share it: each writes its own part, one after the other. */
export class HeldDesk {
  private tag: string | null = null;
  private document: Readonly<Record<string, unknown>> = {};
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly seat: Seat) {}

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

  /** A part as it is kept now; undefined for none. @throws DeskProblem */
  async read(part: string): Promise<unknown> {
    const { tag, document } = await readDesk(this.seat);
    this.tag = tag;
    this.document = document;
    return document[part];
  }

  /** Keeps a part, and the others as they are. @throws DeskProblem of status 412 when another device was first */
  async save(part: string, value: unknown): Promise<void> {
    const document = { ...this.document, [part]: value };
    this.tag = (await saveDesk(this.seat, this.tag!, document)).tag;
    this.document = document;
  }

  /** What is kept has to be read again before anything is written. */
  forget(): void {
    this.tag = null;
  }
}

let held: HeldDesk | null = null;

/** The document of a seat, the same one for everybody of this page. */
export function heldDesk(seat: Seat): HeldDesk {
  if (held?.seat.campaign !== seat.campaign || held.seat.player !== seat.player) held = new HeldDesk(seat);
  return held;
}

/** Lets go of what a seat keeps; when somebody signs out. */
export const forgetDesk = (): void => void (held = null);
