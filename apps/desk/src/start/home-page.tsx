import type { JSX } from 'preact';
import { titlesOfCampaigns } from '../graph/titles.js';
import { useAnswer } from '../kit/use-answer.js';
import { me, signOut } from '../session/session.js';
import { say } from '../words/words.js';
import { Speech } from '../kit/speech.js';

/** Every place of whoever is signed in. */
export function HomePage(): JSX.Element {
  const { account, campaigns } = me.value!;
  const titles = useAnswer(campaigns.map(({ campaign }) => campaign).join(), titlesOfCampaigns);
  return (
    <main id="content" class="narrow">
      <h1>{say('campaigns')}</h1>
      {campaigns.length === 0 && <p>{say('no-campaigns')}</p>}
      <ul class="places">
        {campaigns.map(({ campaign, player }) => (
          <li key={campaign + (player ?? '')}>
            <a href={`/desk/c/${campaign}${player === null ? '' : `?seat=${player}`}`}>
              {titles.answer?.get(campaign) ?? campaign} ·{' '}
              {player === null ? say('as-administrator') : say('play-as', { player })}
            </a>
          </li>
        ))}
      </ul>
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
