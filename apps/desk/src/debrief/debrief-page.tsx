import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { debriefsOf } from '../graph/debrief-desk.js';
import { theatreOf } from '../graph/told-turn.js';
import { PartLinks, partOpen } from '../kit/part-links.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { DecisionsPart } from './decisions-part.js';
import { DicePart } from './dice-part.js';
import { MapsPart } from './maps-part.js';
import { WordsPart } from './words-part.js';

const PARTS = ['maps', 'decisions', 'words', 'dice'] as const;

/** What each believed beside what was true, once a campaign is published; before, the house says the same to everybody. */
export function DebriefPage({ place }: { readonly place: Place }): JSX.Element {
  const { query } = useLocation();
  const { campaign, player: seat } = place;
  const part = partOpen(PARTS, query['part']);
  const index = useAnswer(`${campaign} ${seat ?? ''}`, async () => {
    const told = await debriefsOf(campaign, seat);
    return { told, theatre: await theatreOf(campaign, seat) };
  });
  useEffect(() => {
    document.title = `${say('screen-debrief')} · ${say(`debrief-${part}`)}`;
  }, [part]);
  const given = index.answer && { campaign, seat, index: index.answer.told, theatre: index.answer.theatre };
  return (
    <main id="content" tabIndex={-1} class="debrief">
      <h1>{say('screen-debrief')}</h1>
      <Awaited of={index} />
      {given && (
        <>
          {given.index.standing && <p>{given.index.standing.result}</p>}
          <PartLinks
            campaign={campaign}
            screen="debrief"
            parts={PARTS}
            open={part}
            label={say('debrief-parts')}
            nameOf={(one) => say(`debrief-${one}`)}
          />
          {part === 'maps' && <MapsPart {...given} />}
          {part === 'decisions' && <DecisionsPart {...given} />}
          {part === 'words' && <WordsPart {...given} />}
          {part === 'dice' && <DicePart index={given.index} />}
        </>
      )}
    </main>
  );
}
