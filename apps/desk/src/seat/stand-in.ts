import { signal } from '@preact/signals';

/** A player who is away, and the seat of whoever plays for him. */
export interface StandingIn {
  readonly player: string;
  readonly by: string;
}

/** For whom the campaign is open, where that is not for the reader's own seat. */
export const standingIn = signal<StandingIn | null>(null);

/** For whom the reader played until it was over, by id and by name; null once he has gone on from there. */
export const stoodInFor = signal<{ readonly player: string; readonly name: string } | null>(null);
