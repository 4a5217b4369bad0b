import type { BattleView } from '@vedette/battle-sight';
import { say } from '../../words/words.js';

/** Who has the initiative, and how the weather is, as far as there is something to say. */
export const sky = ({ initiative, weather }: BattleView): string =>
  [
    initiative === null ? '' : say('initiative-has', { side: say(`side-name-${initiative}`) }),
    weather.rain === null ? '' : say('weather-rain'),
    weather.mud ? say('weather-mud') : '',
    say('weather-sight', { hexes: weather.visibility }),
  ]
    .filter(Boolean)
    .join(' ');
