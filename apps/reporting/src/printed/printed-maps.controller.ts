import { Controller } from '@nestjs/common';
import { printedBattlefield, printedTheatre, type PrintedSheet, type QuestionOf } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { PrintedMaps } from './printed-maps.js';

/** What others may ask of the printed map. */
@Controller()
export class PrintedMapsController {
  constructor(private readonly maps: PrintedMaps) {}

  @Answers(printedTheatre)
  theatre({ campaign }: QuestionOf<typeof printedTheatre>): Promise<PrintedSheet> {
    return this.maps.theatre(campaign);
  }

  @Answers(printedBattlefield)
  battlefield({ campaign, square }: QuestionOf<typeof printedBattlefield>): Promise<PrintedSheet> {
    return this.maps.battlefield(campaign, square);
  }
}
