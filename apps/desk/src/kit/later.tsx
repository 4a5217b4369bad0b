import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { offline } from '../graph/problem.js';
import { say } from '../words/words.js';
import { askUntilAnswered } from './ask-again.js';
import { TroubleNote } from './trouble-note.js';

/** What is fetched late: a screen, which is the main thing of its page, or something that stands beside one. */
type Fetched = 'screen' | 'beside-a-screen';

/** A screen that is fetched when it is first opened, and by itself again while it cannot be. `load` must be the same function each time. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  fetched: Fetched = 'screen',
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  return function Later(props: Props): JSX.Element {
    const tries = useSignal(0);
    const state = useSignal<'loading' | 'there' | 'failed'>(loaded ? 'there' : 'loading');
    useEffect(() => {
      if (loaded) return undefined;
      // Whatever a browser says of a file that does not come, the house could not be reached for it.
      const ask = (): Promise<FunctionComponent<Props>> => load().catch(() => Promise.reject(offline()));
      return askUntilAnswered(ask, {
        answer: (found) => {
          loaded = found;
          state.value = 'there';
        },
        problem: () => void (state.value = 'failed'),
      });
    }, [tries.value]);
    if (state.value === 'failed') return <NotFetched fetched={fetched} again={() => tries.value++} />;
    const Screen = loaded;
    return Screen ? <Screen {...props} /> : <p role="status">{say('loading')}</p>;
  };
}

/** A screen of those a module has, and what fetches the words they need. */
interface Worded {
  readonly learnWords: () => Promise<unknown>;
}

/** The same with words of its own, which come along: `load` fetches both. */
export const worded = <Module extends Worded, Name extends Exclude<keyof Module, 'learnWords'>>(
  load: () => Promise<Module>,
  name: Name,
  fetched?: Fetched,
): Module[Name] =>
  later(
    () => load().then((screen) => screen.learnWords().then(() => screen[name] as FunctionComponent)),
    fetched,
  ) as Module[Name];

/** That something could not be fetched, and a way to try again. A page has one main thing: what stands beside it is none. */
function NotFetched(props: { readonly fetched: Fetched; readonly again: () => void }): JSX.Element {
  const said = <TroubleNote problem={offline()} again={props.again} />;
  if (props.fetched === 'beside-a-screen') return <div class="trouble">{said}</div>;
  return (
    <main id="content" tabIndex={-1}>
      <h1>{say('not-fetched')}</h1>
      {said}
    </main>
  );
}
