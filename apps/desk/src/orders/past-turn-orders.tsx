import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pastOrdersOf } from '../graph/past-orders.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { RuleLink } from '../rules/rule-link.js';
import { evening, nameOf, shownTurn } from '../seat/open-campaign.js';
import { withoutName } from '../seat/pieces.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';

interface PastTurnOrdersProps {
  readonly campaign: string;
  readonly seat: string;
  /** Whether pieces that had no order are told of too. */
  readonly withIdle?: boolean;
}

/** What the pieces of a seat were ordered in the past turn that is shown, what was doubtful about it and what was not done; to be read alone. */
export function PastTurnOrders({ campaign, seat, withIdle = false }: PastTurnOrdersProps): JSX.Element {
  const turn = shownTurn.value;
  // Before the first turn nobody could order anything.
  const isOpening = turn === evening.value!.opening;
  const read = useAnswer(`${campaign} ${seat} ${turn}`, async () =>
    isOpening ? { turn, pieces: [] } : pastOrdersOf(campaign, seat, turn),
  );
  // An answer of the turn that was shown before stays until the next is there.
  if (read.problem || read.answer?.turn !== turn) return <Awaited of={{ ...read, answer: null }} />;
  const pieces = read.answer.pieces.filter(({ origin }) => withIdle || origin !== 'default');
  if (pieces.length === 0) return <p>{say('no-orders', { turn })}</p>;
  return (
    <ul class="orders">
      {pieces.map(({ piece, words, by, problems, notDone }) => (
        <li key={piece}>
          <strong>{piece}</strong>: {withoutName(words, piece)}
          {by && <span class="faint"> {say('by-deputy', { who: nameOf(by) })}</span>}
          {problems.length + (notDone?.length ?? 0) > 0 && (
            <ul>
              {problems.map(({ message, rule }) => (
                <li key={message}>
                  ⚠ {message} <RuleLink rule={rule} />
                </li>
              ))}
              {notDone?.map(({ text, rule }) => (
                <li key={text}>
                  <strong>{say('failures')}:</strong> {text} <RuleLink rule={rule} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The screen of orders of a past turn; nothing of it can be changed. */
export function PastOrdersPage({ place }: { readonly place: Place }): JSX.Element {
  const turn = shownTurn.value;
  useEffect(() => {
    document.title = `${say('screen-orders')} · ${say('turn-number', { turn })}`;
  }, [turn]);
  return (
    <main id="content" tabIndex={-1}>
      <h1>{say('orders-of', { turn })}</h1>
      <p class="band">{say('orders-closed')}</p>
      <PastTurnOrders campaign={place.campaign} seat={place.player!} withIdle />
    </main>
  );
}
