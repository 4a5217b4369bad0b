import { SupplyAnswerDocument, SupplyWayDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('SupplyObstacle', SupplyWayDocument.properties.obstacle.anyOf[0]);
viewOf('SupplyWay', SupplyWayDocument);

/** What would reach a unit or city now, as far as the asker knows. */
export const SupplyAnswerView = viewOf('SupplyAnswer', SupplyAnswerDocument);
export type SupplyAnswerView = Shown<typeof SupplyAnswerView>;
