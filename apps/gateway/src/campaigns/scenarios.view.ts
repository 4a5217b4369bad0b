import { ScenarioDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '../shapes/view-of.js';

export const ScenarioView = viewOf('Scenario', ScenarioDocument);
export type ScenarioView = Shown<typeof ScenarioView>;
