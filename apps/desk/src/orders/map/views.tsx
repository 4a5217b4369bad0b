import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../words/words.js';
import { NOTHING_THERE, type PointedThere, pointedSquare, pointedThere } from '../pointed.js';

/** Which of the three is looked at: the theatre, the battlefield of the square under the cursor, the sea. */
export function Views(props: {
  readonly square: string;
  /** What is there, for the fields of orders. */
  readonly there: PointedThere;
  readonly view: 'map' | 'field' | 'chart';
  readonly hasSeas: boolean;
  readonly show: (view: 'map' | 'field' | 'chart') => void;
}): JSX.Element {
  const { square, there, view, hasSeas, show } = props;
  useEffect(() => {
    pointedSquare.value = square;
    pointedThere.value = there;
    return () => {
      pointedSquare.value = null;
      pointedThere.value = NOTHING_THERE;
    };
  }, [square, there.place, there.pieces.join()]);
  return (
    <div class="views" role="group" aria-label={say('views')}>
      <button type="button" aria-pressed={view === 'map'} onClick={() => show('map')}>
        {say('view-map')}
      </button>
      <button type="button" aria-pressed={view === 'field'} onClick={() => show('field')}>
        {say('battlefield-of', { square })} <kbd>D</kbd>
      </button>
      {hasSeas && (
        <button type="button" aria-pressed={view === 'chart'} onClick={() => show('chart')}>
          {say('sea-chart')} <kbd>0</kbd>
        </button>
      )}
    </div>
  );
}
