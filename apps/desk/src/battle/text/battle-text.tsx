import type { JSX } from 'preact';
import { canOrder } from '../../orders/card-state.js';
import type { Composer } from '../../orders/composer.js';
import { keyBeside } from '../../orders/key-beside.js';
import { BookText } from '../../orders/text/book-text.js';
import { CommandLine } from '../../orders/text/command-line.js';
import type { EffectiveOrder } from '../../seat/campaign.js';
import { drafts } from '../../seat/composing.js';
import { say } from '../../words/words.js';
import { subjectOf } from '../orders/pieces-of-draft.js';
import { BATTLE_TEXTS } from './battle-texts.js';

interface BattleTextProps {
  readonly composer: Composer;
  readonly effective: readonly EffectiveOrder[];
  readonly choose: (piece: string) => void;
}

/** Orders of a battle in words: one on a command line, which opens the card of its piece, and the whole book as one text. */
export function BattleText({ composer, effective, choose }: BattleTextProps): JSX.Element {
  return (
    <>
      <CommandLine
        id="command"
        label={say('command-line')}
        value=""
        texts={BATTLE_TEXTS}
        isLocked={!canOrder()}
        piece={null}
        onOrders={(orders) => {
          for (const { key, order } of orders) composer.compose(keyBeside(key, drafts.peek()), order);
          const subject = orders[0] && subjectOf(orders[0].order);
          if (subject && effective.some(({ piece }) => piece === subject)) choose(subject);
        }}
      />
      <BookText composer={composer} texts={BATTLE_TEXTS} />
    </>
  );
}
