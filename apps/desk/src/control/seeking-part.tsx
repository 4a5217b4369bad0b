import type { JSX } from 'preact';
import type { JoinRequestDocument, SeekingDocument } from '@vedette/contracts';
import { campaignPath, readNow } from '../graph/control-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import type { PartOfControl } from './part-of-control.js';
import { admitAct, declineAct, requestWords, seekAct, seekNoMoreAct } from './seeking-acts.js';

/** Whether the campaign seeks players, and who asks for a seat. */
export function SeekingPart({ now, done }: Pick<PartOfControl, 'now' | 'done'>): JSX.Element {
  const { id } = now.campaign;
  const found = useAnswer(id, async () => ({
    seeking: await readNow<SeekingDocument>(campaignPath(id, '/seeking')),
    requests: await readNow<JoinRequestDocument[]>(campaignPath(id, '/join-requests')),
  }));
  const again = (): void => {
    found.again();
    done();
  };
  if (!found.answer) return <Awaited of={found} />;
  const { seeking, requests } = found.answer;
  return (
    <>
      <h2>{say('seeking')}</h2>
      <ActForm key={String(seeking.words)} act={seekAct(now, seeking)} campaign={id} done={again} />
      {seeking.seeks && <ActForm act={seekNoMoreAct(now)} campaign={id} done={again} />}
      <ul class="people">
        {requests.map((one) => (
          <li key={one.id} data-request={one.status}>
            <strong>{requestWords(one)}</strong>
            <p>{one.words}</p>
            {one.status === 'open' && (
              <>
                <ActForm act={admitAct(now, one)} campaign={id} done={again} />
                <ActForm act={declineAct(now, one)} campaign={id} done={again} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
