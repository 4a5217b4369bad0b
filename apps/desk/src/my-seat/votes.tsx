import type { JSX } from 'preact';
import type { VoteDocument } from '@vedette/contracts';
import { castVote, votesOf } from '../graph/dispositions.js';
import type { Seat } from '../graph/order-desk.js';
import { Form } from '../kit/form.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';

const BALLOTS = ['yes', 'no'] as const;

/** What the administrator asks those who play, and how the seat votes; nothing where nothing was ever asked. */
export function Votes({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const votes = useAnswer(`${seat.campaign} ${seat.player}`, () => votesOf(seat));
  if (!votes.answer) return <Awaited of={votes} />;
  if (votes.answer.length === 0) return null;
  return (
    <section aria-labelledby="votes">
      <h2 id="votes">{say('votes')}</h2>
      {votes.answer.map((vote) => (
        <div key={vote.number} data-vote={vote.closedAt === null ? 'open' : 'closed'}>
          <p>{voteWords(vote)}</p>
          {vote.closedAt === null && (
            <Form
              button={say(vote.own === null ? 'vote-do' : 'vote-change')}
              act={async ({ ballot = '' }) => {
                await castVote(seat, vote.number, ballot);
                votes.again();
              }}
            >
              <fieldset class="choices">
                <legend>{say('vote-how')}</legend>
                {([...BALLOTS, ...(vote.own === null ? [] : (['none'] as const))] as const).map((one) => (
                  <label class="tick" key={one}>
                    <input
                      type="radio"
                      name="ballot"
                      value={one}
                      defaultChecked={one === vote.own}
                      required
                    />
                    <span>{say(`ballot-${one}`)}</span>
                  </label>
                ))}
              </fieldset>
            </Form>
          )}
        </div>
      ))}
    </section>
  );
}

const voteWords = ({ about, reason, cast, seats, tally, own }: VoteDocument): string =>
  [
    say(`vote-${about}`),
    reason,
    tally === null ? say('vote-cast', { cast, seats }) : say('vote-tally', { ...tally, seats }),
    ...(own === null ? [] : [say('vote-own', { ballot: say(`ballot-${own}`) })]),
  ].join(' ');
