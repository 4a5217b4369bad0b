import { InvalidRequestError } from '@vedette/platform';

/** Something that cannot be taken back, or not for long, was asked for without naming the campaign. */
export class NotConfirmedError extends InvalidRequestError {
  constructor(campaign: string) {
    super({
      code: 'not-confirmed',
      status: 422,
      field: '/confirm',
      message: `Give "confirm" as ${campaign}, the id of the campaign this is meant for.`,
    });
  }
}

/** Holds up what would be a slip. @throws NotConfirmedError */
export function mustBeMeant({ campaign }: { readonly campaign: string }, confirm: string): void {
  if (confirm !== campaign) throw new NotConfirmedError(campaign);
}
