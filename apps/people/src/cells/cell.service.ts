import { Injectable } from '@nestjs/common';
import { type CampaignOfCell, describeCampaign, listCampaigns } from '@vedette/contracts';
import { RemoteError, RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { CellUnknownError, MovesElsewhereError } from './cell.errors.js';
import { CellRepository } from './cell.repository.js';

/** The directory of a house: which campaign lives in which cell, and which moves. */
@Injectable()
export class CellService {
  constructor(
    private readonly cells: CellRepository,
    private readonly requests: RequestClient,
  ) {}

  /** The cell of a campaign that is to be made; one that is there already stays where it is. @throws CellUnknownError */
  async place(campaign: string, wanted?: string): Promise<string> {
    if (wanted !== undefined) this.mustBe(wanted);
    const given = await this.cells.of(campaign);
    if (given) return given.cell;
    const [home] = this.requests.cells as [string, ...string[]];
    if (this.requests.cells.length === 1 || (await this.livesIn(campaign, home))) return home;
    return (await this.cells.give(campaign, wanted ?? (await this.emptiest()))).cell;
  }

  async list(): Promise<{ cells: string[]; campaigns: CampaignOfCell[] }> {
    return { cells: [...this.requests.cells], campaigns: await this.cells.all() };
  }

  /**
   * From now on nobody is led to the campaign.
   * @throws NotFoundError when there is none @throws CellUnknownError @throws MovesElsewhereError when it is on its way to another cell
   */
  async begin(campaign: string, to: string): Promise<CampaignOfCell> {
    this.mustBe(to);
    const { cell, movesTo } = await this.known(campaign);
    if (movesTo !== null && movesTo !== to) throw new MovesElsewhereError(campaign, movesTo);
    if (movesTo === null && cell !== to) await this.cells.setMovesTo(campaign, to);
    return { campaign, cell, movesTo: cell === to ? null : to };
  }

  /** It is there, and everybody is led there. @throws NotFoundError when there is none @throws CellUnknownError */
  async end(campaign: string, at: string): Promise<CampaignOfCell> {
    this.mustBe(at);
    if (!(await this.cells.of(campaign))) throw new NotFoundError('campaign', campaign);
    await this.cells.settle(campaign, at);
    this.requests.forget(campaign);
    return { campaign, cell: at, movesTo: null };
  }

  /** Who was given no cell lives in the first; that is written down before he leaves it. */
  private async known(campaign: string): Promise<CampaignOfCell> {
    const given = await this.cells.of(campaign);
    if (given) return given;
    const [home] = this.requests.cells as [string, ...string[]];
    if (!(await this.livesIn(campaign, home))) throw new NotFoundError('campaign', campaign);
    return this.cells.give(campaign, home);
  }

  private async livesIn(campaign: string, cell: string): Promise<boolean> {
    try {
      await this.requests.request(describeCampaign, { campaign }, { cell });
      return true;
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'campaign-not-found') return false;
      throw error;
    }
  }

  /** Of the cells that answer, the one with the fewest campaigns. */
  private async emptiest(): Promise<string> {
    const counts = await this.requests.requestOfCells(listCampaigns, {});
    const [first, ...others] = counts.map(({ cell, answer }) => ({ cell, size: answer.campaigns.length }));
    return others.reduce((least, one) => (one.size < least.size ? one : least), first!).cell;
  }

  private mustBe(cell: string): void {
    if (!this.requests.cells.includes(cell)) throw new CellUnknownError(cell, this.requests.cells);
  }
}
