import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';

/** Position reports are documents of their own; the turn report only says that one was drawn up (GITM AMWOL 5.3). */
export const INTELLIGENCE_MESSAGES: Messages = {
  PositionReported: {
    parts: ['land'],
    weight: 'routine',
    say: () => sentence('The position report of the army was drawn up'),
  },
  FleetReported: {
    parts: ['fleet'],
    weight: 'routine',
    say: () => sentence('The position report of the fleet was drawn up'),
  },
};
