import type { BattleState } from '@vedette/battle';
import { battleReportFiles, battleStoryOf, REPORT_FILES, type ReportFile } from '@vedette/battle-reports';
import type { ReportFormat, ReportKind } from '@vedette/contracts';
import { HexMap } from '@vedette/hex';
import type { MapFile, PieceStory } from '@vedette/reports';
import { bodyDigest, type Rendering, type ReportsOfTurn } from './player-reports.js';

/** What reports of a turn are made of: the events a player was told of, and the battle after them. */
export type ToldOfBattle = Parameters<typeof battleReportFiles>[0];

/** Which of the two a player has: before the first turn nothing has happened, and of a corrected edition no position is kept. */
export interface Had {
  readonly turn: boolean;
  readonly position: boolean;
}

/** Both reports of a player's turn of a battle, and its map: from what he was told, and from his side's view of the field. */
export class BattleTurnReports implements ReportsOfTurn {
  private made?: Readonly<Record<ReportFile, string>>;

  constructor(
    private readonly told: ToldOfBattle,
    private readonly had: Had,
    /** Number of the turn in the campaign; the battle tells turns by their hour. */
    private readonly number: number,
  ) {}

  get maps(): readonly MapFile[] {
    if (!this.had.position) return [];
    return [{ name: 'battle', title: this.state.name, svg: this.files['map.svg'] }];
  }

  /** Why a unit, leader or command fared as it did, by the lines that speak of it; nothing before the first turn. */
  explain(piece: string): PieceStory | null {
    const story = this.had.turn ? battleStoryOf(this.told, piece) : null;
    if (story === null) return null;
    return {
      ...{ turn: this.number, piece, own: story.own, words: story.words },
      story: story.story.map(({ reasons, dice, ...line }) => ({
        ...line,
        reasons: [...reasons],
        dice: [...dice],
      })),
      notDone: story.notDone.map(({ reasons, ...one }) => ({ ...one, reasons: [...reasons] })),
    };
  }

  render(kind: ReportKind, format: ReportFormat): Rendering | null {
    const file: string = kind === 'position' && format === 'svg' ? 'map.svg' : `${kind}.${format}`;
    if (!this.had[kind] || !isReportFile(file)) return null;
    const body = this.files[file];
    return { body, digest: bodyDigest(body) };
  }

  private get state(): BattleState {
    return this.told.state;
  }

  private get files(): Readonly<Record<ReportFile, string>> {
    return (this.made ??= battleReportFiles(this.told, new HexMap(this.state.map)));
  }
}

const isReportFile = (name: string): name is ReportFile => (REPORT_FILES as readonly string[]).includes(name);
