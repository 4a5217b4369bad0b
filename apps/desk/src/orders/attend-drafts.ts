import { effect, untracked } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { evening } from '../seat/open-campaign.js';
import { attendTurn } from './attend-turn.js';
import { SeatDrafts } from './seat-drafts.js';

/**
 * Brings the drafts of a seat back as soon as its campaign is open, whichever screen it is opened at, and keeps them until it is closed
 * or they are let go: every screen says what was not sent, and asks about it before its owner is done.
 */
export function attendDrafts(seat: Seat): () => void {
  let end: (() => void) | null = null;
  const letGo = (): void => {
    end?.();
    end = null;
  };
  const stop = effect(() => {
    const isOpen = evening.value !== null;
    if (isOpen === (end !== null)) return;
    untracked(() => {
      if (!isOpen) return letGo();
      const ends = [attendTurn(), new SeatDrafts(seat).attend()];
      end = () => ends.forEach((one) => one());
    });
  });
  return () => {
    stop();
    letGo();
  };
}
