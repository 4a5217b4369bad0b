import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { controlledOf } from '../graph/control-desk.js';
import { PartLinks, partOpen } from '../kit/part-links.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { refresh } from '../news/load-campaign.js';
import { evening } from '../seat/open-campaign.js';
import { me, type Place } from '../session/session.js';
import { say } from '../words/words.js';
import { ActForm, LogLines } from './act-form.js';
import { campaignActs } from './mending-acts.js';
import { MendingPart } from './mending-part.js';
import type { PartOfControl } from './part-of-control.js';
import { PeoplePart } from './people-part.js';
import { TellingPart } from './telling-part.js';
import { TurnPart } from './turn-part.js';
import { VotesPart } from './votes-part.js';

const PARTS = ['turn', 'people', 'telling', 'mending', 'campaign', 'log'] as const;

/** The page of whoever administers: clocks, people and acts. No map and no orders, unless he lifts the veil. */
export function ControlPage({ place }: { readonly place: Place }): JSX.Element {
  const { query } = useLocation();
  const part = partOpen(PARTS, query['part']);
  const { clock } = evening.value!;
  // The clock is told anew, with its moment, whenever the house rings: also when a phase began, or is stuck.
  const now = useAnswer(`${place.campaign} ${clock.now}`, () => controlledOf(place.campaign));
  useEffect(() => {
    document.title = `${say('screen-control')} · ${say(`control-${part}`)}`;
  }, [part]);
  const done = (): void => {
    now.again();
    void refresh(place);
  };
  const given = now.answer && { now: now.answer, done, isOperator: me.value?.operator ?? false };
  return (
    <main id="content" tabIndex={-1} class="control">
      <h1>{say('screen-control')}</h1>
      <p class="faint">{say('control-blind')}</p>
      <PartLinks
        campaign={place.campaign}
        screen="control"
        parts={PARTS}
        open={part}
        label={say('control-parts')}
        nameOf={(one) => say(`control-${one}`)}
      />
      <Awaited of={now} />
      {given && part === 'turn' && <TurnPart {...given} />}
      {given && part === 'people' && <PeoplePart {...given} />}
      {given && part === 'telling' && <TellingPart {...given} />}
      {given && part === 'mending' && <MendingPart {...given} />}
      {given && part === 'campaign' && <CampaignPart {...given} />}
      {given && part === 'log' && <LogLines entries={given.now.log} />}
    </main>
  );
}

function CampaignPart({ now, done }: PartOfControl): JSX.Element {
  const { campaign } = now;
  return (
    <>
      <p>
        {say('campaign-is', {
          title: campaign.title,
          status: say(`campaign-${campaign.status}`),
          last: campaign.lastTurn ?? '–',
        })}
      </p>
      {campaignActs(now).map((act) => (
        <ActForm key={act.id} act={act} campaign={campaign.id} done={done} />
      ))}
      {campaign.status === 'playing' && <VotesPart now={now} done={done} />}
    </>
  );
}
