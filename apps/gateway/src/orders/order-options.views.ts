import { MarchDocument, OrderOptionDocument, orderOptions } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('March', MarchDocument);
viewOf('OrderOption', OrderOptionDocument);

/** What a piece may be ordered. */
export const OrderOptionsView = viewOf('OrderOptions', orderOptions.answerSchema);
export type OrderOptionsView = Shown<typeof OrderOptionsView>;
