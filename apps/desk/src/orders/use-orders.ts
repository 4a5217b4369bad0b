import { useEffect, useMemo } from 'preact/hooks';
import { effect, untracked } from '@preact/signals';
import { aheadTurn, chosenPiece, companions, drafts, putOff } from '../seat/composing.js';
import type { EffectiveOrder } from '../seat/campaign.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { canOrder, cardOf } from './card-state.js';
import { attendOthers } from './attend-others.js';
import { Composer } from './composer.js';
import { assignedTo, droppedOn } from './dropped-on.js';
import { joined } from './joined.js';
import { textOfOrder } from './order-line.js';
import { type GameOfOrders, playBy } from './game-of-orders.js';
import { keepOffers } from './offers.js';
import { officerOf } from './officer-of.js';
import { focusedPiece, type KeyDoings, useOrderKeys } from './order-keys.js';
import { nextWithoutOrder } from './queue/queue-of.js';
import { say } from '../words/words.js';
import { speakOut } from './speak-out.js';

interface OpenDesk {
  readonly place: Place;
  readonly composer: Composer;
  readonly end: () => void;
}

let open: OpenDesk | null = null;

/** The composer of a seat: the same one on all its screens, so that what is on its way stays known. */
function composerOf(place: Place): Composer {
  if (open && open.place.campaign === place.campaign && open.place.player === place.player)
    return open.composer;
  open?.end();
  const composer = new Composer(place);
  const ends = [
    attendOthers(),
    composer.attend(),
    keepOffers({ campaign: place.campaign, player: place.player! }),
  ];
  open = { place, composer, end: () => ends.forEach((end) => end()) };
  endWithCampaign();
  return composer;
}

/** Whoever opens the campaign anew, also in the same page, begins with what was kept at the seat. */
function endWithCampaign(): void {
  const mine = open!;
  const stop = effect(() => {
    if (evening.value !== null && open === mine) return;
    if (open === mine) {
      open = null;
      untracked(mine.end);
    }
    queueMicrotask(() => stop());
  });
}

/** What a screen with orders does: choose pieces, leave their cards, go through the queue. */
export interface OrdersAtHand extends KeyDoings {
  readonly choose: (piece: string) => void;
  /** Has pieces ordered together with the chosen one, or no more where they are already; the first is chosen where none is. */
  readonly join: (pieces: readonly string[]) => void;
  /** One piece was dragged onto another. */
  readonly drop: (from: string, onto: string) => void;
}

/** Opens the orders of a seat on a screen, with their keys. */
export function useOrders(place: Place, game: GameOfOrders): OrdersAtHand {
  playBy(game);
  const composer = useMemo(() => composerOf(place), [place.campaign, place.player]);
  const choose = (piece: string): void => {
    if (piece === chosenPiece.peek()) return;
    composer.leave(chosenPiece.peek());
    companions.value = [];
    aheadTurn.value = null;
    chosenPiece.value = piece;
  };
  const join = (pieces: readonly string[]): void => {
    const effective = evening.peek()?.effective ?? [];
    const before = chosenPiece.peek();
    if (before === null && pieces[0] !== undefined) choose(pieces[0]);
    const lead = effective.find((one) => one.piece === chosenPiece.peek());
    const alike = effective.filter((one) => one.at === lead?.at && one !== lead).map(({ piece }) => piece);
    companions.value = joined(
      companions.peek(),
      pieces.filter((piece) => alike.includes(piece)),
    );
    speakOut(say('together', { pieces: companions.value.join(', ') || '–' }));
  };
  const drop = (from: string, onto: string): void => {
    const effective = evening.peek()?.effective ?? [];
    const of = (id: string): EffectiveOrder | undefined => effective.find(({ piece }) => piece === id);
    const [dragged, target] = [of(from), of(onto)];
    const isOpen = dragged !== undefined && target !== undefined && canOrder();
    const made = isOpen
      ? (assignedTo(dragged, target, officerOf) ?? droppedOn(dragged, target, (one) => cardOf(one).order))
      : null;
    if (!made) return speakOut(say('cannot-drop', { from, onto }), true);
    choose(made.card);
    composer.compose(made.key, made.order, 'dropped');
    speakOut(textOfOrder(made.order) ?? '');
  };
  const goOn = (by: 1 | -1): void => {
    const next = nextWithoutOrder(
      evening.peek()?.effective ?? [],
      chosenPiece.peek() ?? focusedPiece() ?? null,
      {
        drafted: new Set([...drafts.peek().values()].flatMap(game.piecesOf)),
        putOff: putOff.peek(),
        by,
      },
    );
    if (next === null) return speakOut(say('none-without'));
    choose(next);
  };
  const close = (): void => {
    const piece = chosenPiece.peek();
    composer.leave(piece);
    companions.value = [];
    aheadTurn.value = null;
    chosenPiece.value = null;
    // Back where one came from: the row of the piece, else the map.
    requestAnimationFrame(() =>
      (
        document.querySelector<HTMLElement>(`button[data-piece="${piece}"]`) ??
        document.querySelector<HTMLElement>('[role=application]')
      )?.focus(),
    );
  };
  const atHand = { composer, choose, join, drop, goOn, close };
  useOrderKeys(atHand);
  useEffect(() => {
    // A piece that is no longer the seat's has no card.
    const known = evening.value?.effective.some(({ piece }) => piece === chosenPiece.value);
    if (chosenPiece.value !== null && known === false) chosenPiece.value = null;
  }, [evening.value]);
  return atHand;
}
