import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OwnJoinRequest, SeekingCampaign } from '@vedette/contracts';
import { doAct, readNow } from '../graph/control-desk.js';
import { Form } from '../kit/form.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';

/** The campaigns that seek players, their free seats, and what one has asked for. */
export function SeekingPage(): JSX.Element {
  const found = useAnswer('seeking', async () => ({
    campaigns: await readNow<SeekingCampaign[]>('/seeking'),
    asked: await readNow<OwnJoinRequest[]>('/join-requests'),
  }));
  useEffect(() => {
    document.title = say('seeking');
  }, []);
  const { campaigns = [], asked = [] } = found.answer ?? {};
  const waits = new Set(asked.flatMap(({ campaign, status }) => (status === 'open' ? [campaign] : [])));
  return (
    <main id="content" tabIndex={-1} class="narrow">
      <p>
        <a href="/desk/">{say('campaigns')}</a>
      </p>
      <h1>{say('seeking')}</h1>
      <Awaited of={found} />
      {found.answer && campaigns.length === 0 && <p>{say('seeking-none')}</p>}
      {campaigns.map((one) => (
        <section key={one.campaign} data-seeks={one.campaign}>
          <h2>{one.title}</h2>
          <p class="faint">{say('seeking-turn', { turn: one.turn })}</p>
          <p class="words">{one.words}</p>
          {waits.has(one.campaign) ? (
            <p>{say('seeking-waits')}</p>
          ) : (
            <AskForSeat of={one} done={found.again} />
          )}
        </section>
      ))}
      {asked.length > 0 && <h2>{say('asked')}</h2>}
      <ul>
        {asked.map(({ id, campaign, player, status, answer }) => (
          <li key={id} data-asked={status}>
            {campaign}, {player}: <strong>{say(`asked-${status}`)}</strong> {answer}
            {status === 'open' && (
              <Form
                button={say('asked-withdraw')}
                act={async () => {
                  await doAct('DELETE', `/join-requests/${id}`);
                  found.again();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

function AskForSeat(props: { readonly of: SeekingCampaign; readonly done: () => void }): JSX.Element {
  const { campaign, seats } = props.of;
  return (
    <Form
      button={say('asking-do')}
      act={async ({ player, words }) => {
        await doAct('POST', `/seeking/${campaign}/requests`, { player, words });
        props.done();
      }}
    >
      <fieldset class="choices">
        <legend>{say('asking-seat')}</legend>
        {seats.map(({ player, name, side, words }) => (
          <label class="tick" key={player}>
            <input type="radio" name="player" value={player} required />
            <span>
              {name} · {side}
              {words !== null && ` · ${words}`}
            </span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{say('asking-words')}</span>
        <textarea name="words" rows={3} required maxLength={1000} />
      </label>
    </Form>
  );
}
