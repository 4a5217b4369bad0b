import { VedetteError } from '@vedette/platform';

/** The house has no such cell. */
export class CellUnknownError extends VedetteError {
  constructor(cell: string, cells: readonly string[]) {
    super({
      code: 'cell-unknown',
      status: 422,
      field: '/cell',
      message: `The house has no cell ${cell}; its cells are ${cells.join(', ')}.`,
    });
  }
}

/** A campaign is on its way to another cell than the one that was named. */
export class MovesElsewhereError extends VedetteError {
  constructor(campaign: string, to: string) {
    super({
      code: 'campaign-moves',
      status: 409,
      message: `The campaign ${campaign} is being moved to ${to}; finish that, or end it where the campaign is.`,
    });
  }
}
