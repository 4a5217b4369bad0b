import { Injectable } from '@nestjs/common';
import { readBattle } from '@vedette/battle';
import { type CampaignState, readPosition } from '@vedette/campaign';
import type { PrintedSheet } from '@vedette/contracts';
import { CampaignOpenings, isBattle, Recent } from '@vedette/ledger';
import { NotFoundError } from '@vedette/platform';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore } from '@vedette/vault';
import { bodyDigest } from '../rendering/player-reports.js';
import { printBattlefield } from './print-battlefield.js';
import { printBattleground } from './print-battleground.js';
import { printTheatre } from './print-theatre.js';

/** Campaigns whose printed maps are kept at hand. */
const KEPT = 8;

/** What is kept of a campaign: the sheet everybody is given, and the map with its places; of a battle, which has no squares, no more. */
interface Printed {
  readonly sheet: PrintedSheet;
  readonly land: Pick<CampaignState, 'theatre' | 'cities'> | null;
}

/** Hands out the printed map of a campaign. It comes from how the campaign opened, and never changes. */
@Injectable()
export class PrintedMaps {
  private readonly printed = new Recent<Promise<Printed>>(KEPT);

  constructor(
    private readonly openings: CampaignOpenings,
    private readonly documents: DocumentStore,
  ) {}

  /** @throws CampaignNotFoundError */
  async theatre(campaign: string): Promise<PrintedSheet> {
    return (await this.of(campaign)).sheet;
  }

  /** @throws CampaignNotFoundError @throws NotFoundError for what is no square of the map */
  async battlefield(campaign: string, name: string): Promise<PrintedSheet> {
    const { land } = await this.of(campaign);
    const square = land?.theatre.grid.indexOf(name) ?? -1;
    if (!land || square < 0) throw new NotFoundError('square', name);
    return sheetOf(printBattlefield(land.theatre, land, square));
  }

  private of(campaign: string): Promise<Printed> {
    let printed = this.printed.get(campaign);
    if (!printed) {
      printed = this.print(campaign);
      this.printed.set(campaign, printed);
      printed.catch(() => this.printed.delete(campaign));
    }
    return printed;
  }

  private async print(campaign: string): Promise<Printed> {
    const { campaign: document, position } = await this.openings.of(campaign);
    const opening = await this.documents.get(position);
    if (isBattle(document)) return { sheet: sheetOf(printBattleground(readBattle(opening))), land: null };
    const opened = readPosition(opening, theatreSource, pieceTypes);
    const { theatre, cities } = opened;
    return {
      sheet: sheetOf(printTheatre(theatre, opened, booksOf(opened.rulebooks).land)),
      land: { theatre, cities },
    };
  }
}

function sheetOf(document: object): PrintedSheet {
  const body = JSON.stringify(document);
  return { body, digest: bodyDigest(body) };
}
