import type {
  JudgementDocument,
  OrderOptionDocument,
  OrderProblemDocument,
  ReachDocument,
  ReceiptDocument,
  SupplyAnswerDocument,
  UnreadableOrder,
} from '@vedette/contracts';

/** What the house answers to questions about orders. */
export interface AnswerOf {
  readonly preview: {
    readonly results: readonly {
      readonly line: number;
      readonly text: string;
      readonly judgement: JudgementDocument;
    }[];
    readonly unreadable: readonly UnreadableOrder[];
  };
  readonly receipts: readonly ReceiptDocument[];
  readonly options: readonly OrderOptionDocument[];
  /** What bars the sections of a piece's own order of which nothing would be done; the field is the section. */
  readonly closed: readonly OrderProblemDocument[];
  readonly reach: ReachDocument;
  readonly supply: SupplyAnswerDocument;
}
