import { useEffect, useMemo } from 'preact/hooks';
import { chosenPiece, drafts, putOff } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { Composer } from './composer.js';
import { type GameOfOrders, playBy } from './game-of-orders.js';
import { keepOffers } from './offers.js';
import { focusedPiece, type KeyDoings, useOrderKeys } from './order-keys.js';
import { nextWithoutOrder } from './queue/queue-of.js';
import { say } from '../words/words.js';
import { SeatDrafts } from './seat-drafts.js';
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
    composer.attend(),
    new SeatDrafts({ campaign: place.campaign, player: place.player! }).attend(),
    keepOffers({ campaign: place.campaign, player: place.player! }),
  ];
  open = { place, composer, end: () => ends.forEach((end) => end()) };
  return composer;
}

/** What a screen with orders does: choose pieces, leave their cards, go through the queue. */
export interface OrdersAtHand extends KeyDoings {
  readonly choose: (piece: string) => void;
}

/** Opens the orders of a seat on a screen, with their keys. */
export function useOrders(place: Place, game: GameOfOrders): OrdersAtHand {
  playBy(game);
  const composer = useMemo(() => composerOf(place), [place.campaign, place.player]);
  const choose = (piece: string): void => {
    if (piece === chosenPiece.peek()) return;
    composer.leave(chosenPiece.peek());
    chosenPiece.value = piece;
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
    chosenPiece.value = null;
    // Back where one came from: the row of the piece, else the map.
    requestAnimationFrame(() =>
      (
        document.querySelector<HTMLElement>(`button[data-piece="${piece}"]`) ??
        document.querySelector<HTMLElement>('[role=application]')
      )?.focus(),
    );
  };
  const atHand = { composer, choose, goOn, close };
  useOrderKeys(atHand);
  useEffect(() => {
    // A piece that is no longer the seat's has no card.
    const known = evening.value?.effective.some(({ piece }) => piece === chosenPiece.value);
    if (chosenPiece.value !== null && known === false) chosenPiece.value = null;
  }, [evening.value]);
  return atHand;
}
