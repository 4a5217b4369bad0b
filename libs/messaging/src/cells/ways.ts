import { ALL_REQUESTS, isOfFront } from '@vedette/contracts';
import type { Installation } from '../installation.js';
import type { CellDirectory } from './cell-directory.js';
import { type HouseNames, houseOfOne } from './house-names.js';

const OWNERS = new Map(ALL_REQUESTS.map(({ subject, owner }) => [subject, owner]));

/** What says of which campaign a question is, where the question itself does not. */
export interface Whither {
  /** The campaign whose cell is asked. */
  readonly campaign?: string;
  /** The very cell. */
  readonly cell?: string;
}

/**
 * To which installation a question goes: those for the front to the front, those of a campaign to its cell, and others to the first
 * cell. Who works in a cell knows no other.
 */
export class Ways {
  constructor(
    own: Installation,
    private readonly house: HouseNames = houseOfOne(own),
    private readonly directory?: CellDirectory,
  ) {}

  /** The cells of the house, or the own one where no other is known. */
  get cells(): readonly Installation[] {
    return this.house.cells;
  }

  /** Where a question goes. @throws CampaignMovesError while its campaign is being moved */
  async of(subject: string, question: unknown, { campaign, cell }: Whither): Promise<Installation> {
    if (cell !== undefined) return this.named(cell);
    if (isForFront(subject)) return this.house.front;
    const [home] = this.house.cells as [Installation, ...Installation[]];
    const of = campaign ?? campaignOf(question);
    if (this.directory === undefined || this.house.cells.length === 1 || of === undefined) return home;
    return this.named((await this.directory.cellOf(of)) ?? home.name);
  }

  /** Where a question should be asked again when its campaign was not found: null where it was asked already. */
  async anew(
    subject: string,
    question: unknown,
    whither: Whither,
    asked: Installation,
  ): Promise<Installation | null> {
    const of = whither.campaign ?? campaignOf(question);
    if (this.directory === undefined || of === undefined || whither.cell !== undefined) return null;
    this.directory.forget(of);
    const now = await this.of(subject, question, whither);
    return now.name === asked.name ? null : now;
  }

  /** Where a question is answered for a cell. */
  servedAt(subject: string, cell: string): Installation {
    return isForFront(subject) ? this.house.front : this.named(cell);
  }

  /** The campaign has a cell since a moment ago. */
  forget(campaign: string): void {
    this.directory?.forget(campaign);
  }

  private named(cell: string): Installation {
    const found = this.house.cells.find(({ name }) => name === cell);
    if (!found)
      throw new Error(
        `the house has no cell ${cell}; VEDETTE_CELLS names ${this.house.cells.map(({ name }) => name).join(', ')}`,
      );
    return found;
  }
}

/** A subject that no contract names is of the own installation, as before there were cells. */
function isForFront(subject: string): boolean {
  const owner = OWNERS.get(subject);
  return owner !== undefined && isOfFront(owner);
}

function campaignOf(question: unknown): string | undefined {
  const { campaign } = (question ?? {}) as { campaign?: unknown };
  return typeof campaign === 'string' ? campaign : undefined;
}
