import type { JSX } from 'preact';
import { campaignPath, readNow } from '../graph/control-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import type { PartOfControl } from './part-of-control.js';
import { announceAct, deliveryAct } from './people-acts.js';

interface ReportedLetter {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly reportedBy: string;
  readonly reason: string;
}

/** What administrators tell players, and the letters that were laid before them; no others can be read. */
export function TellingPart({ now, done }: PartOfControl): JSX.Element {
  const { campaign } = now;
  const letters = useAnswer(campaign.id, async () => ({
    delivery: (await readNow<{ delivery: string }>(campaignPath(campaign.id, '/letters/delivery'))).delivery,
    reported: await readNow<ReportedLetter[]>(campaignPath(campaign.id, '/letters/reported')),
  }));
  const again = (): void => {
    letters.again();
    done();
  };
  return (
    <>
      <ActForm act={announceAct(now)} campaign={campaign.id} done={again} isOpen />
      <Awaited of={letters} />
      {letters.answer && (
        <>
          <p>{say('delivery-is', { delivery: say(`delivery-${letters.answer.delivery}`) })}</p>
          <ActForm act={deliveryAct(now)} campaign={campaign.id} done={again} />
          <h2>{say('reported-letters')}</h2>
          {letters.answer.reported.length === 0 && <p>{say('no-reported-letters')}</p>}
          <ul class="people">
            {letters.answer.reported.map(({ id, from, to, text, reportedBy, reason }) => (
              <li key={id}>
                <strong>
                  {say('letter-from-to', { from: nameOf(from), to: to.map(nameOf).join(', ') })}
                </strong>
                <p>{text}</p>
                <p class="faint">{say('letter-reported', { who: nameOf(reportedBy), reason })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
