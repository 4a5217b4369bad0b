import { type ProblemItem, VedetteError } from '@vedette/platform';

const listed = (seats: readonly string[]): string => seats.join(', ');

/** Somebody holds several seats of a campaign and does not say from which he asks (400). */
export class SeatNeededError extends VedetteError {
  constructor(seats: readonly string[]) {
    super({
      code: 'seat-needed',
      status: 400,
      title: 'Say from which seat',
      field: `/${SEAT}`,
      rule: 'one seat a request',
      message: `You hold several seats of this campaign: ${listed(seats)}. Name one with the header ${SEAT}, or in GraphQL with the argument seat.`,
      errors: yours(seats),
    });
  }
}

/** Somebody asks from a seat of the campaign that he does not hold (403); whether there is such a seat he is not told. */
export class SeatNotHeldError extends VedetteError {
  constructor(seats: readonly string[]) {
    super({
      code: 'seat-not-yours',
      status: 403,
      title: 'Not your seat',
      field: `/${SEAT}`,
      rule: 'one seat a request',
      message:
        seats.length === 0
          ? 'You hold no seat of this campaign.'
          : `That is not one of your seats of this campaign, which are: ${listed(seats)}.`,
      errors: yours(seats),
    });
  }
}

const SEAT = 'Vedette-Seat';

const yours = (seats: readonly string[]): ProblemItem[] =>
  seats.map((seat) => ({ code: 'seat', field: `/${SEAT}`, message: seat }));
