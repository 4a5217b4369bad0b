import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { DebriefIndex } from '../graph/debrief-desk.js';
import { Form } from '../kit/form.js';
import { useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';
import { drawAgain, sha256 } from './dice.js';

/** There over https and on the computer of the house itself only. */
const subtle = (): SubtleCrypto | null => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null;
const PERCENT = 100;

/** The secret of the dice, checked here against what was promised before the first was thrown; and any of them drawn again. */
export function DicePart({ index: { secret, dice } }: { readonly index: DebriefIndex }): JSX.Element {
  const tools = subtle();
  const digest = useAnswer(secret, async () => ({ is: tools === null ? null : await sha256(secret, tools) }));
  const drawn = useSignal<{ readonly label: string; readonly roll: number } | null>(null);
  const again = async ({
    turn = '',
    phase = '',
    label = '',
  }: Readonly<Record<string, string>>): Promise<void> => {
    if (tools === null) return;
    drawn.value = {
      label,
      roll: await drawAgain(secret, { turn: Number(turn), phase: phase.trim(), label }, tools),
    };
  };
  const is = digest.answer?.is ?? null;
  return (
    <>
      <dl class="dice">
        <dt>{say('dice-secret')}</dt>
        <dd>
          <code>{secret}</code>
        </dd>
        <dt>{say('dice-promised')}</dt>
        <dd>{dice.commitment === null ? say('dice-nothing-promised') : <code>{dice.commitment}</code>}</dd>
        {is !== null && (
          <>
            <dt>{say('dice-digest')}</dt>
            <dd>
              <code>{is}</code>
            </dd>
          </>
        )}
      </dl>
      <p role="status">
        {tools === null
          ? say('dice-by-hand', { check: dice.check })
          : is !== null &&
            dice.commitment !== null &&
            (is === dice.commitment ? `✓ ${say('dice-hold')}` : say('dice-broken'))}
      </p>
      {tools !== null && (
        <>
          <h2>{say('draw-again')}</h2>
          <p>{say('draw-how')}</p>
          <Form act={again} button={say('draw-it')}>
            <label class="field">
              <span>{say('draw-turn')}</span>
              <input type="number" name="turn" min="0" required />
            </label>
            <label class="field">
              <span>{say('draw-phase')}</span>
              <input type="text" name="phase" autocomplete="off" required />
            </label>
            <label class="field">
              <span>{say('draw-label')}</span>
              <input type="text" name="label" autocomplete="off" required />
            </label>
          </Form>
          <p role="status">
            {drawn.value &&
              say('draw-came', {
                label: drawn.value.label,
                roll: drawn.value.roll,
                percent: (drawn.value.roll * PERCENT).toFixed(2),
              })}
          </p>
        </>
      )}
    </>
  );
}
