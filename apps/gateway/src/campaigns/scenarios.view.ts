import { ScenarioDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

export const ScenarioView = viewOf('Scenario', ScenarioDocument);
export type ScenarioView = Shown<typeof ScenarioView>;
