import { listForces, OwnShipDocument, OwnUnitDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('OwnUnit', OwnUnitDocument);
viewOf('OwnShip', OwnShipDocument);

export const OwnForcesView = viewOf('OwnForces', listForces.answerSchema);
export type OwnForcesView = Shown<typeof OwnForcesView>;
