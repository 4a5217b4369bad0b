import type { CampaignBoard } from './campaign-board.js';

/** Of the boards asked for longest ago, how many are looked at when another is laid: enough to shrink, and never a walk over all. */
const LOOKED_AT = 4;

/**
 * Which boards are held: the ones asked for last, up to a number, and beyond it those of turns that are being resolved, which
 * somebody is about to ask for again.
 */
export class HeldBoards {
  /** The one asked for last comes last. */
  private readonly boards = new Map<string, CampaignBoard>();

  /**
   * @param most how many are held, not counting turns that are being resolved; at least 2
   * @param letGo told of each board that is let go
   */
  constructor(
    private readonly most: number,
    private readonly letGo: (campaign: string, board: CampaignBoard) => void,
  ) {}

  /** How many boards are held. */
  get size(): number {
    return this.boards.size;
  }

  /** Names of the campaigns whose boards are held. */
  campaigns(): IterableIterator<string> {
    return this.boards.keys();
  }

  /** The board of a campaign, which counts as asked for; undefined when it is not held. */
  get(campaign: string): CampaignBoard | undefined {
    const board = this.boards.get(campaign);
    if (board) this.putLast(campaign, board);
    return board;
  }

  /** The board of a campaign, without its being asked for; undefined when it is not held. */
  peek(campaign: string): CampaignBoard | undefined {
    return this.boards.get(campaign);
  }

  /** Holds a board, and lets go of others when they are too many. */
  hold(campaign: string, board: CampaignBoard): void {
    this.putLast(campaign, board);
    for (let looked = 0; looked < LOOKED_AT && this.boards.size > this.most; looked++) this.trimOne();
  }

  /** Drops a board that holds no more what it should; nobody is told. */
  drop(campaign: string): void {
    this.boards.delete(campaign);
  }

  private trimOne(): void {
    const [campaign, board] = this.boards.entries().next().value!;
    if (board.isBeingResolved) return this.putLast(campaign, board);
    this.boards.delete(campaign);
    this.letGo(campaign, board);
  }

  private putLast(campaign: string, board: CampaignBoard): void {
    this.boards.delete(campaign);
    this.boards.set(campaign, board);
  }
}
