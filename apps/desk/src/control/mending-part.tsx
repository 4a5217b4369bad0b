import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { BriefDocument } from '@vedette/contracts';
import { BriefText } from '../evening/brief.js';
import {
  campaignPath,
  type Controlled,
  type ControlledTurn,
  readIfThere,
  readNow,
  type Trial,
} from '../graph/control-desk.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import type { PartOfControl } from './part-of-control.js';
import { officeAct, standingAct } from './office-acts.js';
import { LiftedOrders, type OrdersOfPlayer } from './lifted-orders.js';
import { LiftedVeil } from './lifted-veil.js';
import type { SeenPosition } from './seen-pieces.js';
import {
  auditAct,
  cancelTrialAct,
  editAct,
  isOfBattle,
  lastResolved,
  liftAct,
  liftBriefsAct,
  liftOrdersAct,
  rollBackAct,
  trialAct,
  undoEditAct,
  undoRollBackAct,
} from './mending-acts.js';
import { TrialResult } from './trial-result.js';

interface Audited {
  readonly phase: string;
  readonly agrees: boolean;
}

/** Trying a turn, rolling one back, checking one, correcting a piece; and, as an act that everybody reads of, looking at the whole. */
export function MendingPart({ now, done, isOperator }: PartOfControl): JSX.Element {
  const { campaign, turn } = now;
  const audited = useSignal<readonly Audited[] | null>(null);
  const seen = useSignal<SeenPosition | null>(null);
  const briefs = useSignal<BriefDocument | null>(null);
  const ordered = useSignal<readonly OrdersOfPlayer[] | null>(null);
  return (
    <>
      {turn.status === 'open' && <TrialSection now={now} done={done} />}
      <h2>{say('mend-turn')}</h2>
      {lastResolved(now) > 0 && <RollBack now={now} done={done} />}
      {turn.status === 'rolled-back' && (
        <ActForm act={undoRollBackAct(now)} campaign={campaign.id} done={done} />
      )}
      {isOperator && lastResolved(now) > 0 && (
        <ActForm
          act={auditAct(now)}
          campaign={campaign.id}
          done={(answer) => {
            audited.value = answer as Audited[];
            done();
          }}
        />
      )}
      {audited.value && (
        <p role="status">
          {audited.value.every(({ agrees }) => agrees)
            ? `✓ ${say('audit-agrees', { count: audited.value.length })}`
            : say('audit-differs', {
                phases: audited.value.flatMap(({ phase, agrees }) => (agrees ? [] : [phase])).join(', '),
              })}
        </p>
      )}
      <h2>{say('mend-piece')}</h2>
      <ActForm act={editAct(now, seen.value)} campaign={campaign.id} done={done} />
      {!isOfBattle(now) && (
        <>
          <ActForm act={officeAct(now)} campaign={campaign.id} done={done} />
          <ActForm act={standingAct(now)} campaign={campaign.id} done={done} />
        </>
      )}
      <ActForm act={undoEditAct(now)} campaign={campaign.id} done={done} />
      <h2>{say('veil')}</h2>
      <ActForm
        act={liftAct(now)}
        campaign={campaign.id}
        done={(answer) => {
          seen.value = answer as SeenPosition;
          done();
        }}
      />
      {seen.value && (
        <LiftedVeil campaign={campaign.id} position={seen.value} lower={() => (seen.value = null)} />
      )}
      <ActForm
        act={liftOrdersAct(now)}
        campaign={campaign.id}
        done={(answer) => {
          ordered.value = answer as OrdersOfPlayer[];
          done();
        }}
      />
      <ActForm
        act={liftBriefsAct(now)}
        campaign={campaign.id}
        done={(answer) => {
          briefs.value = answer as BriefDocument;
          done();
        }}
      />
      {briefs.value && (
        <div class="lifted">
          <button type="button" onClick={() => (briefs.value = null)}>
            {say('veil-lower')}
          </button>
          <BriefText brief={briefs.value} />
        </div>
      )}
      {ordered.value && <LiftedOrders of={ordered.value} lower={() => (ordered.value = null)} />}
    </>
  );
}

/** A trial of the open turn, and on demand the last there was; how long one takes is the workers' matter. */
function TrialSection({ now, done }: Omit<PartOfControl, 'isOperator'>): JSX.Element {
  const { id } = now.campaign;
  const last = useSignal<Trial | null | undefined>(undefined);
  const problem = useSignal<DeskProblem | null>(null);
  const look = async (): Promise<void> => {
    try {
      last.value = await readIfThere<Trial>(campaignPath(id, '/administration/dry-run'));
      problem.value = null;
    } catch (thrown) {
      problem.value = problemOf(thrown);
    }
  };
  const again = (): void => {
    void look();
    done();
  };
  return (
    <section aria-labelledby="trial">
      <h2 id="trial">{say('trial')}</h2>
      <ActForm act={trialAct(now)} campaign={null} done={again} />
      <button type="button" onClick={() => void look()}>
        {say('trial-look')}
      </button>
      <ProblemNote problem={problem.value} />
      {last.value === null && <p role="status">{say('trial-none')}</p>}
      {last.value?.status === 'under-way' && (
        <>
          <p role="status">{say('trial-under-way')}</p>
          <ActForm act={cancelTrialAct(now)} campaign={null} done={again} />
        </>
      )}
      {last.value && last.value.status !== 'under-way' && <TrialResult trial={last.value} />}
    </section>
  );
}

/** Which turn, then which of its phases is resolved again first. */
function RollBack({ now, done }: { readonly now: Controlled; readonly done: () => void }): JSX.Element {
  const last = lastResolved(now);
  const turn = useSignal(last);
  const phases = useAnswer(`${now.campaign.id} ${turn.value}`, () =>
    readNow<ControlledTurn>(campaignPath(now.campaign.id, `/turns/${turn.value}`)),
  );
  return (
    <>
      <label class="field">
        <span>{say('roll-back-turn')}</span>
        <select value={turn.value} onChange={(event) => (turn.value = Number(event.currentTarget.value))}>
          {Array.from({ length: last }, (_, before) => last - before).map((one) => (
            <option key={one} value={one}>
              {say('turn-number', { turn: one })}
            </option>
          ))}
        </select>
      </label>
      <Awaited of={phases} />
      {phases.answer?.turn === turn.value && (
        <ActForm
          key={turn.value}
          act={rollBackAct(now, phases.answer)}
          campaign={now.campaign.id}
          done={done}
        />
      )}
    </>
  );
}
