import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  beginMove,
  type CampaignOfCell,
  endMove,
  listCells,
  placeCampaign,
  type QuestionOf,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { CellService } from './cell.service.js';

/** In which cell of the house a campaign lives. */
@Controller()
export class CellsController {
  constructor(private readonly cells: CellService) {}

  @Answers(placeCampaign)
  async place({ campaign, cell }: QuestionOf<typeof placeCampaign>): Promise<AnswerOf<typeof placeCampaign>> {
    return { cell: await this.cells.place(campaign, cell) };
  }

  @Answers(listCells)
  list(): Promise<AnswerOf<typeof listCells>> {
    return this.cells.list();
  }

  @Answers(beginMove)
  begin({ campaign, to }: QuestionOf<typeof beginMove>): Promise<CampaignOfCell> {
    return this.cells.begin(campaign, to);
  }

  @Answers(endMove)
  end({ campaign, at }: QuestionOf<typeof endMove>): Promise<CampaignOfCell> {
    return this.cells.end(campaign, at);
  }
}
