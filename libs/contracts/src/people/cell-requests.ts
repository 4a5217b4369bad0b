import { type Static, Type } from '@sinclair/typebox';
import { CampaignIdText, CellName, CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';
import type { Asker } from '../service-request.js';

const OPERATOR: readonly Asker[] = ['operator'];

/**
 * Says in which cell a campaign lives that is to be made, and writes it down: the one asked for, or the one with the fewest campaigns. A
 * campaign that has a cell keeps it.
 */
export const placeCampaign = defineRequest({
  subject: 'people.cell',
  owner: 'people',
  question: Type.Object({ campaign: CampaignIdText, cell: Type.Optional(CellName) }, CLOSED),
  answer: Type.Object({ cell: CellName }, CLOSED),
});

/** A campaign and its cell. */
export const CampaignOfCell = Type.Object(
  {
    campaign: CampaignIdText,
    cell: CellName,
    movesTo: Type.Union([CellName, Type.Null()], {
      description: 'where it is being moved to; nobody can reach it meanwhile',
    }),
  },
  CLOSED,
);
export type CampaignOfCell = Static<typeof CampaignOfCell>;

/** The directory: every cell, and every campaign that was given one. What is not listed lives in the first cell. */
export const listCells = defineRequest({
  subject: 'people.cells',
  owner: 'people',
  askedBy: OPERATOR,
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ cells: Type.Array(CellName), campaigns: Type.Array(CampaignOfCell) }, CLOSED),
});

/** Writes down that a campaign is being moved: from now on nobody is led to it. Said again, it changes nothing. */
export const beginMove = defineRequest({
  subject: 'people.moves',
  owner: 'people',
  askedBy: OPERATOR,
  question: Type.Object({ campaign: CampaignIdText, to: CellName }, CLOSED),
  answer: CampaignOfCell,
});

/** The campaign is where it was moved to, or back where it was: everybody is led there. Said again, it changes nothing. */
export const endMove = defineRequest({
  subject: 'people.moved',
  owner: 'people',
  askedBy: OPERATOR,
  question: Type.Object({ campaign: CampaignIdText, at: CellName }, CLOSED),
  answer: CampaignOfCell,
});

export const CELL_REQUESTS = [placeCampaign, listCells, beginMove, endMove] as const;
