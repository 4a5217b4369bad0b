import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { BattleView } from '@vedette/battle-sight';
import { pieceStory } from '../../graph/piece-story.js';
import { Awaited, useAnswer } from '../../kit/use-answer.js';
import { RuleLink } from '../../rules/rule-link.js';
import { say } from '../../words/words.js';

interface PieceStoryProps {
  readonly campaign: string;
  readonly seat: string;
  readonly turn: number;
  readonly view: BattleView;
}

/** What befell one piece in a turn, and why: chosen among one's own and the enemies one can name. */
export function PieceStory({ campaign, seat, turn, view }: PieceStoryProps): JSX.Element {
  const piece = useSignal('');
  const own = [...view.units, ...view.leaders].map(({ id, name }) => [id, name] as const);
  const enemies = view.contacts.flatMap(({ units }) => units.map(({ id, name }) => [id, name] as const));
  return (
    <section aria-labelledby="why">
      <h2 id="why">{say('why')}</h2>
      <div class="adding">
        <label for="why-piece">{say('why-of')}</label>
        <select
          id="why-piece"
          value={piece.value}
          onChange={({ currentTarget }) => (piece.value = currentTarget.value)}
        >
          <option value="">{say('choose')}</option>
          {[...new Map([...own, ...enemies])].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {piece.value !== '' && <Told key={piece.value} {...{ campaign, seat, turn }} piece={piece.value} />}
    </section>
  );
}

function Told(props: Omit<PieceStoryProps, 'view'> & { readonly piece: string }): JSX.Element {
  const { campaign, seat, turn, piece } = props;
  const story = useAnswer(`${turn} ${piece}`, () => pieceStory(campaign, seat, turn, piece));
  if (story.problem?.status === 404) return <p>{say('nothing-told')}</p>;
  return (
    <>
      <Awaited of={story} />
      <ol class="lines">
        {story.answer?.story.map(({ title, text, rule, reasons, dice }, at) => (
          <li key={at}>
            <span class="faint">{title}.</span> {text}
            <details>
              <summary>{say('rule', { rule })}</summary>
              <RuleLink rule={rule} />
              <ul>
                {[...reasons, ...dice].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      {(story.answer?.notDone.length ?? 0) > 0 && (
        <>
          <h3>{say('failures')}</h3>
          <ul>
            {story.answer!.notDone.map(({ text, rule }, at) => (
              <li key={at}>
                {text} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
