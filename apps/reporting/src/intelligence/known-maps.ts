import { Injectable } from '@nestjs/common';
import type { PositionDocument } from '@vedette/campaign';
import type { KnownMap, Standing } from '@vedette/intelligence';
import { CampaignOpenings, CampaignsAsTheyStand, Recent, booksOfCampaign } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { booksOf } from '@vedette/rulebooks';
import { DocumentStore } from '@vedette/vault';

type Ground = Omit<KnownMap, 'standing'>;

/** Campaigns whose maps are kept at hand. */
const KEPT = 8;

/** What everybody in a campaign knows: its map, its books, and how states stand by their treaties. */
@Injectable()
export class KnownMaps {
  private readonly grounds = new Recent<Promise<Ground>>(KEPT);

  constructor(
    private readonly openings: CampaignOpenings,
    private readonly documents: DocumentStore,
    private readonly campaigns: CampaignsAsTheyStand,
  ) {}

  /** The map as a state's staff knew it in a turn. */
  async of(campaign: string, state: string, turn: number): Promise<KnownMap> {
    const facts = await this.campaigns.of(campaign, turn);
    return { ...(await this.ground(campaign)), standing: (other) => standingOf(facts, state, other) };
  }

  private ground(campaign: string): Promise<Ground> {
    let ground = this.grounds.get(campaign);
    if (!ground) {
      ground = this.read(campaign);
      this.grounds.set(campaign, ground);
      ground.catch(() => this.grounds.delete(campaign));
    }
    return ground;
  }

  private async read(campaign: string): Promise<Ground> {
    const { campaign: facts, position } = await this.openings.of(campaign);
    const { theatre } = (await this.documents.get(position)) as PositionDocument;
    const books = booksOf(booksOfCampaign(facts, 'the theatre'));
    return { theatre: theatreSource(theatre, books.land.map), ...books };
  }
}

interface Diplomacy {
  readonly states: readonly { readonly id: string; readonly side: string }[];
  readonly relations: readonly { readonly between: readonly string[]; readonly stance: string }[];
}

/** States of one side stand together; others as the relations say, and neutral where they say nothing (GITM AMWOL 1.4). */
function standingOf({ states, relations }: Diplomacy, own: string, other: string): Standing {
  const sideOf = (id: string): string => states.find((state) => state.id === id)?.side ?? id;
  if (own === other || sideOf(own) === sideOf(other)) return 'same';
  const listed = relations.find(({ between }) => between.includes(own) && between.includes(other));
  return (listed?.stance as Standing | undefined) ?? 'neutral';
}
