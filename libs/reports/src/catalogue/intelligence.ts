import { sizeInWords } from '../position/words/stack-words.js';
import { phrase, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { TellingOf } from './telling.js';

/** News that reached a war minister: late, and perhaps wrong (GITM AMWOL 4.7). */
function warNews(t: TellingOf<'PositionReported'>): string[] {
  return [
    ...t
      .each('headquartersHeardOf')
      .map((news) =>
        sentence(
          `Word came of a headquarters (${news.text('type')}) of ${news.state(news.text('state'))} in ${news.text('square')}`,
          `in turn ${news.text('turn')}`,
        ),
      ),
    ...t
      .each('troopsHeardOf')
      .map((news) =>
        sentence(
          `Word came of troops of ${news.state(news.text('state'))} in ${news.text('square')} in turn ${news.text('turn')}`,
          `: ${sizeInWords(news.text('size'))} (${news.text('letters')})`,
        ),
      ),
  ];
}

/** News of garrisons off the land map for a naval minister, one turn late (GITM AMWOL 4.3). */
function navalNews(t: TellingOf<'PositionReported'>): string[] {
  return t
    .each('garrisons')
    .map((watch) =>
      sentence(
        `The garrison of ${watch.text('port')} saw`,
        series(
          watch
            .each('ships')
            .map((ship) => phrase(ship.text('ship'), ship.has('name') && `(${ship.text('name')})`)),
        ) || 'no ships',
        `in turn ${watch.text('turn')}`,
      ),
    );
}

/** Sea areas go by a code of capitals, ports by name (PATE 1.4). */
function isSeaCode(place: string): boolean {
  return /^[A-Z]{2,4}$/.test(place);
}

function shipNews(t: TellingOf<'FleetReported'>): string[] {
  return t
    .each('heardOf')
    .map((news) =>
      sentence(
        `Word came of ships of ${news.state(news.text('state'))} ${isSeaCode(news.text('place')) ? 'in' : 'at'} ${news.place(news.text('place'))} in turn ${news.text('turn')}: ${sizeInWords(news.text('size'))}`,
      ),
    );
}

/**
 * Position reports are documents of their own; the turn report says that one was drawn up, and what ministers heard besides
 * (GITM AMWOL 4.3, 4.7, 5.3; PATE 5.5).
 */
export const INTELLIGENCE_MESSAGES = {
  PositionReported: {
    parts: ['land'],
    weight: (t) => (warNews(t).length + navalNews(t).length > 0 ? 'matter' : 'routine'),
    say: (t) =>
      phrase(...warNews(t), ...navalNews(t), sentence('The position report of the army was drawn up')),
  },
  FleetReported: {
    parts: ['fleet'],
    weight: (t) => (shipNews(t).length > 0 ? 'matter' : 'routine'),
    say: (t) => phrase(...shipNews(t), sentence('The position report of the fleet was drawn up')),
  },
} satisfies Messages;
