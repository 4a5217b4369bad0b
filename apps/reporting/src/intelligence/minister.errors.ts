import { InvalidRequestError, VedetteError } from '@vedette/platform';

/** The player holds no office that a staff serves (403). */
export class NoDeskError extends VedetteError {
  constructor(player: string) {
    super({
      code: 'no-ministers-desk',
      status: 403,
      title: 'No minister of war or navy',
      message: `${player} is no minister of war or of the navy and no head of state; officers and other ministers read their reports.`,
    });
  }
}

/** A cursor that is not the "next" of a page of the same turn and order (400). */
export class CursorError extends InvalidRequestError {
  constructor(found: string) {
    super({
      code: 'cursor-invalid',
      field: '/after',
      message: `after is "${found.slice(0, 80)}"; it must be the "next" of a page of the same turn and order. Begin again without it.`,
    });
  }
}
