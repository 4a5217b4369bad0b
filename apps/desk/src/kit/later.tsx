import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { offline } from '../graph/problem.js';
import { say } from '../words/words.js';
import { ProblemNote } from './form.js';

/** What is fetched late: a screen, which is the main thing of its page, or something that stands beside one. */
type Fetched = 'screen' | 'beside-a-screen';

/** A screen that is fetched when it is first opened. `load` must be the same function each time. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  fetched: Fetched = 'screen',
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  return function Later(props: Props): JSX.Element {
    const state = useSignal<'loading' | 'there' | 'failed'>(loaded ? 'there' : 'loading');
    useEffect(() => {
      if (state.value !== 'loading') return;
      load().then(
        (found) => {
          loaded = found;
          state.value = 'there';
        },
        () => (state.value = 'failed'),
      );
    }, [state.value]);
    if (state.value === 'failed')
      return <NotFetched fetched={fetched} again={() => (state.value = 'loading')} />;
    const Screen = loaded;
    return Screen ? <Screen {...props} /> : <p role="status">{say('loading')}</p>;
  };
}

/** That something could not be fetched, and a way to try again. A page has one main thing: what stands beside it is none. */
function NotFetched(props: { readonly fetched: Fetched; readonly again: () => void }): JSX.Element {
  const said = (
    <>
      <ProblemNote problem={offline()} />
      <button type="button" onClick={props.again}>
        {say('try-again')}
      </button>
    </>
  );
  if (props.fetched === 'beside-a-screen') return <div class="trouble">{said}</div>;
  return (
    <main id="content" tabIndex={-1}>
      <h1>{say('not-fetched')}</h1>
      {said}
    </main>
  );
}
