import type { JSX } from 'preact';
import { howItStands } from '../graph/how-it-stands.js';
import { titlesOfCampaigns } from '../graph/titles.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { me, signOut } from '../session/session.js';
import { ArchivedCampaigns } from './campaign-screens.js';
import { say } from '../words/words.js';
import { Speech } from '../kit/speech.js';

/** Every place of whoever is signed in. */
export function HomePage(): JSX.Element {
  const { account, campaigns } = me.value!;
  const titles = useAnswer(campaigns.map(({ campaign }) => campaign).join(), titlesOfCampaigns);
  const isThere = (campaign: string): boolean => titles.answer?.has(campaign) ?? true;
  const here = campaigns.filter(({ campaign }) => isThere(campaign));
  return (
    <main id="content" class="narrow">
      <h1>{say('campaigns')}</h1>
      {campaigns.length === 0 && <p>{say('no-campaigns')}</p>}
      <ul class="places">
        {here.map(({ campaign, player }) => (
          <li key={campaign + (player ?? '')}>
            <a href={`/desk/c/${campaign}${player === null ? '' : `?seat=${player}`}`}>
              {titles.answer?.get(campaign) ?? campaign} ·{' '}
              {player === null ? say('as-administrator') : say('play-as', { player })}
            </a>
            {player === null && <Standing campaign={campaign} />}
          </li>
        ))}
      </ul>
      {here.length < campaigns.length && <ArchivedCampaigns />}
      <p>
        <a href="/desk/seeking">{say('seeking')}</a>
      </p>
      {me.value!.operator && (
        <p>
          <a href="/desk/new">{say('new-campaign')}</a>
        </p>
      )}
      <p>
        {say('signed-in-as', { account })}{' '}
        <button type="button" class="quiet" onClick={() => void signOut()}>
          {say('sign-out')}
        </button>{' '}
        <Speech /> <a href="/desk/me">{say('me')}</a>
      </p>
    </main>
  );
}

/** How a campaign stands that the reader administers: its deadline, who is silent, what is stuck. */
function Standing({ campaign }: { readonly campaign: string }): JSX.Element {
  const { answer, ...rest } = useAnswer(campaign, () => howItStands(campaign));
  if (!answer) return <Awaited of={{ answer, ...rest }} />;
  const { words, deadline, silent, stuck } = answer;
  return (
    <p class="faint">
      {words} {deadline && `${say('deadline-at', { ...deadline })}.`}{' '}
      {silent.length > 0 && say('not-done-yet', { players: silent.join(', ') })}{' '}
      {stuck.length > 0 && <strong>{say('stuck', { phases: stuck.join(', ') })}</strong>}
    </p>
  );
}
