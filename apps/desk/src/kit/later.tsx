import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { offline } from '../graph/problem.js';
import { say } from '../words/words.js';
import { ProblemNote } from './form.js';

/** A screen that is fetched when it is first opened. `load` must be the same function each time. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
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
      return (
        <main id="content">
          <ProblemNote problem={offline()} />
          <button type="button" onClick={() => (state.value = 'loading')}>
            {say('try-again')}
          </button>
        </main>
      );
    const Screen = loaded;
    return Screen ? <Screen {...props} /> : <p role="status">{say('loading')}</p>;
  };
}
