import type { ComponentChildren, JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { doAct, type Edited, type LogEntry, campaignPath, readNow } from '../graph/control-desk.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { nameOf } from '../seat/open-campaign.js';
import { language, say } from '../words/words.js';
import type { Act, Told, Values } from './act.js';
import { ActFieldInput } from './act-field.js';
import { EditPreview } from './edit-preview.js';

interface ActFormProps {
  readonly act: Act;
  /** The campaign whose log tells of it; null for matters of the house. */
  readonly campaign: string | null;
  /** Called when it was done, with what the house answered. */
  readonly done: (answer: unknown) => void;
  readonly isOpen?: boolean;
  readonly children?: ComponentChildren;
}

const firstValues = ({ fields }: Act): Values =>
  Object.fromEntries(
    fields.map(({ name, first, options, kind }) => [
      name,
      first ?? (kind === 'choice' || kind === 'line' ? (options?.[0]?.[0] ?? '') : ''),
    ]),
  );

/** An act: what it is told, what it changes, who will be told what, and afterwards its entry in the log. */
export function ActForm({ act, campaign, done, isOpen = false, children }: ActFormProps): JSX.Element {
  const values = useSignal<Values>(firstValues(act));
  const problem = useSignal<DeskProblem | null>(null);
  const isBusy = useSignal(false);
  const preview = useSignal<{ readonly of: Values; readonly edit: Edited } | null>(null);
  const entries = useSignal<readonly LogEntry[] | null>(null);
  const full = { ...firstValues(act), ...values.value };
  const set = (name: string, value: string): void => void (values.value = { ...full, [name]: value });
  const isSeen = preview.value !== null && preview.value.of === values.value;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    problem.value = null;
    entries.value = null;
    try {
      if (act.previewPath !== undefined && !isSeen) {
        const edit = (await doAct('POST', act.previewPath, act.body?.(full))) as Edited;
        preview.value = { of: values.value, edit };
        return;
      }
      const before = campaign === null ? [] : await logOf(campaign);
      const answer = await doAct(act.method, act.path(full), act.body?.(full));
      const after = campaign === null ? [] : await logOf(campaign);
      entries.value = after.slice(0, Math.max(0, after.length - before.length));
      preview.value = null;
      done(answer);
    } catch (thrown) {
      problem.value = problemOf(thrown);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <details class="act" data-act={act.id} open={isOpen}>
      <summary>{say(`act-${act.id}`)}</summary>
      <form method="post" onSubmit={(event) => void submit(event)}>
        {act.fields.map((field) => (
          <ActFieldInput
            key={field.name}
            field={field}
            value={full[field.name] ?? ''}
            values={full}
            set={set}
          />
        ))}
        {children}
        <dl class="consequences">
          <dt>{say('act-changes')}</dt>
          <dd>{say(`act-${act.id}-changes`, { ...act.facts?.(full) })}</dd>
          <dt>{say('act-told')}</dt>
          <dd>
            {toldWords(act.told(full))} {say(`act-${act.id}-said`)}
          </dd>
        </dl>
        {isSeen && <EditPreview edit={preview.value!.edit} />}
        <ProblemNote problem={problem.value} />
        <button type="submit" class="primary" aria-disabled={isBusy.value}>
          {isBusy.value
            ? say('wait-here')
            : act.previewPath !== undefined && !isSeen
              ? say('act-look')
              : say(`act-${act.id}-do`)}
        </button>
      </form>
      <div role="status">
        {entries.value !== null && (
          <>
            <p>✓ {say('act-done')}</p>
            <LogLines entries={entries.value} />
          </>
        )}
      </div>
    </details>
  );
}

const logOf = (campaign: string): Promise<LogEntry[]> =>
  readNow<LogEntry[]>(campaignPath(campaign, '/administration/log'));

function toldWords(told: Told): string {
  if (typeof told === 'string') return say(`told-${told}`);
  return told.length === 0
    ? say('told-nobody')
    : say('told-players', { players: told.map(nameOf).join(', ') });
}

/** Entries of the log, with who may read them. */
export function LogLines({ entries }: { readonly entries: readonly LogEntry[] }): JSX.Element {
  const moment = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ol class="log">
      {entries.map(({ at, turn, text, by, concerns, number }) => (
        <li key={at + text}>
          <span class="faint">
            {moment.format(new Date(at))}
            {turn !== null && ` · ${say('turn-number', { turn })}`}
            {by !== null && ` · ${by}`}
            {number !== null && ` · ${say('log-number', { number })}`}
          </span>
          <br />
          {text}{' '}
          <span class="faint">
            (
            {toldWords(
              concerns === null || (typeof concerns !== 'string' && concerns.length === 0)
                ? 'nobody'
                : (concerns as Told),
            )}
            )
          </span>
        </li>
      ))}
    </ol>
  );
}
