import type { JSX } from 'preact';
import type { VoteDocument } from '@vedette/contracts';
import { campaignPath, type Controlled, readNow } from '../graph/control-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import { type Act, reason } from './act.js';
import type { PartOfControl } from './part-of-control.js';

const openVoteAct = (now: Controlled): Act => ({
  id: 'open-vote',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/votes'),
  fields: [
    {
      name: 'about',
      kind: 'choice',
      options: (['pause', 'end'] as const).map((one) => [one, say(`vote-to-${one}`)] as const),
    },
    reason,
  ],
  body: ({ about, reason: why }) => ({ about, reason: why }),
  told: () => 'everybody',
});

const closeVoteAct = (now: Controlled, number: number): Act => ({
  id: 'close-vote',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, `/votes/${number}/close`),
  fields: [],
  told: () => 'everybody',
});

/** Asking those who play, and how their votes stand; what comes of one is another act. */
export function VotesPart({ now, done }: Pick<PartOfControl, 'now' | 'done'>): JSX.Element {
  const { id } = now.campaign;
  const votes = useAnswer(id, () => readNow<VoteDocument[]>(campaignPath(id, '/votes')));
  const again = (): void => {
    votes.again();
    done();
  };
  if (!votes.answer) return <Awaited of={votes} />;
  const open = votes.answer.find(({ closedAt }) => closedAt === null);
  return (
    <>
      {open ? (
        <ActForm act={closeVoteAct(now, open.number)} campaign={id} done={again} />
      ) : (
        <ActForm act={openVoteAct(now)} campaign={id} done={again} />
      )}
      <ul class="people">
        {votes.answer.map(({ number, about, reason: why, cast, seats, tally, closedAt }) => (
          <li key={number} data-vote={closedAt === null ? 'open' : 'closed'}>
            <strong>{say(`vote-to-${about}`)}</strong>: {why}{' '}
            {say('vote-stands', { cast, seats, yes: tally?.yes ?? 0, no: tally?.no ?? 0 })}
          </li>
        ))}
      </ul>
    </>
  );
}
