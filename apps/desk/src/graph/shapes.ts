import type {
  JudgementDocument,
  OrderOptionDocument,
  ReachDocument,
  ReceiptDocument,
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
  readonly reach: ReachDocument;
}
