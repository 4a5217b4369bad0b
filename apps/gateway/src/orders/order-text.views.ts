import { previewText, submitText, UnreadableOrder } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import './order.views.js';

const { results, notes } = submitText.answerSchema.properties;

viewOf('TextReceipt', results.items);
viewOf('TextJudgement', previewText.answerSchema.properties.results.items);
viewOf('UnreadableOrder', UnreadableOrder, { component: 'UnreadableView' });
viewOf('ReadingNote', notes.items);

/** What became of each order of a text. */
export const TextReceiptsView = viewOf('TextReceipts', submitText.answerSchema);
export type TextReceiptsView = Shown<typeof TextReceiptsView>;

/** What would be made of each order of a text. */
export const TextJudgementsView = viewOf('TextJudgements', previewText.answerSchema);
export type TextJudgementsView = Shown<typeof TextJudgementsView>;
