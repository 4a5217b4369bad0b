import { useEffect } from 'preact/hooks';
import { aheadTurn, chosenPiece, companions, drafts, putOff } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { standStill } from './card/card-actions.js';
import { canOrder, cardOf } from './card-state.js';
import { sendWhenMeant } from './for-good.js';
import { gameOfOrders } from './game-of-orders.js';
import type { Composer } from './composer.js';
import { keyAhead } from './plan-keys.js';
import { nextWithProblem } from './queue/queue-of.js';

/** What keys do that the screen has to answer for. */
export interface KeyDoings {
  readonly composer: Composer;
  readonly goOn: (by: 1 | -1) => void;
  readonly choose: (piece: string) => void;
  readonly close: () => void;
}

/** Fields in which letters are written; there a letter is a letter. */
const WRITTEN = 'textarea, select, input:not([type=radio]):not([type=checkbox])';

/** Keys of orders: letters act only in the map, the queue and the head of a card; the others wherever one is. */
export function useOrderKeys(doings: KeyDoings): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.metaKey || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const isTaken = anywhere(event, target, doings) || (isLetterPlace(target) && letter(event, doings));
      if (isTaken) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const isLetterPlace = (target: HTMLElement): boolean =>
  !target.closest(WRITTEN) && target.closest('[data-keys], [role=application]') !== null;

function anywhere(
  { key, ctrlKey, altKey, shiftKey }: KeyboardEvent,
  target: HTMLElement,
  { composer, close, choose }: KeyDoings,
): boolean {
  const piece = chosenPiece.peek();
  if (ctrlKey && key === 'Enter') {
    const other = target.closest('[data-other]');
    // What is sent by its own button is asked about by it too.
    if (other) other.querySelector<HTMLElement>('.primary')?.click();
    else if (canOrder()) sendWhenMeant(composer, draftKeysOf(piece));
    return true;
  }
  if (altKey && key === 'Enter' && piece !== null) {
    composer.keep(openKey(piece));
    return true;
  }
  if (ctrlKey && !shiftKey && key.toLowerCase() === 'z' && !target.closest(WRITTEN)) {
    if (canOrder()) void composer.undo();
    return true;
  }
  if (key === 'F8') return goToProblem(piece, choose);
  if (key === 'Escape' && piece !== null) {
    close();
    return true;
  }
  return false;
}

/** The name of the draft that the card of a piece is about: of the present turn, or of a later one. */
const openKey = (piece: string): string =>
  aheadTurn.peek() === null ? piece : keyAhead(piece, aheadTurn.peek()!);

/** What letters do to the order of the present turn; a card of a later one leaves them alone. */
const OF_THE_PRESENT: ReadonlySet<string> = new Set(['h', 'x', 'w', 'v']);

/** The drafts that are sent from a card: its own; where none is open, all. */
function draftKeysOf(piece: string | null): readonly string[] {
  const all = [...drafts.peek().values()];
  const wanted = piece === null ? [] : [openKey(piece), ...companions.peek()];
  const meant =
    piece === null
      ? all
      : all.filter((draft) =>
          gameOfOrders()
            .piecesOf(draft)
            .some((one) => wanted.includes(one)),
        );
  return meant.map(({ key }) => key);
}

function letter({ key, shiftKey, ctrlKey, altKey }: KeyboardEvent, doings: KeyDoings): boolean {
  if (ctrlKey || altKey) return false;
  const { composer, goOn } = doings;
  const piece = chosenPiece.peek();
  const effective = evening.peek()?.effective.find((one) => one.piece === (piece ?? focusedPiece()));
  const low = key.toLowerCase();
  if (low === 'n') goOn(shiftKey ? -1 : 1);
  else if (key === '/') return (piece !== null && focusOn(`line-${piece}`)) || focusOn('command');
  else if (!effective || !canOrder() || (aheadTurn.peek() !== null && OF_THE_PRESENT.has(low))) return false;
  else if (low === 'h') void standStill(composer, effective);
  else if (low === 'x') void composer.withdraw(effective.piece);
  else if (low === 'w') {
    // The search goes on from where the piece stood before it was put off.
    goOn(1);
    putOff.value = [...putOff.value.filter((one) => one !== effective.piece), effective.piece];
  } else if (low === 'v') return piece !== null && openAgain();
  else {
    const section = gameOfOrders().sectionKeys(effective)[low];
    return section !== undefined && piece !== null && focusSection(section);
  }
  return true;
}

/** The piece whose row of the queue has the focus. */
export const focusedPiece = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['piece'] : undefined;

function focusOn(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus();
  return element !== null;
}

/** Opens what is kept for a card beside its order: templates, standing orders, copies. */
function openAgain(): boolean {
  const part = document.querySelector<HTMLDetailsElement>('[data-again]');
  if (!part) return false;
  part.open = true;
  part.querySelector<HTMLElement>('select:not(:disabled), button:not(:disabled)')?.focus();
  return true;
}

/** Opens a section of the card and goes to its first field. */
function focusSection(name: string): boolean {
  const section = document.querySelector<HTMLDetailsElement>(`[data-section=${name}]`);
  if (!section) return false;
  section.open = true;
  section
    .querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), button:not(:disabled)')
    ?.focus();
  return true;
}

/** Goes to the next problem: of the card, from where one is; behind its last to the next piece whose card has one. */
function goToProblem(piece: string | null, choose: (piece: string) => void): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-problem]')].filter(
    (one) => one.offsetParent !== null,
  );
  const here = document.activeElement;
  const following = all.find(
    (one) => here && (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  // Where pieces are not listed none is chosen.
  const next =
    following === undefined &&
    document.querySelector('[data-piece]') !== null &&
    nextWithProblem(evening.peek()?.effective ?? [], piece, (one) => cardOf(one).problems.length > 0);
  if (next && next !== piece) {
    choose(next);
    return true;
  }
  const first = following ?? all[0];
  first?.focus();
  return first !== undefined;
}
