import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../graph/order-desk.js';
import { KeptList } from '../../kept/kept-list.js';
import { drawing } from './drawing.js';
import type { OwnMark } from './own-mark.js';

/** The own marks of a seat, kept in its private document with its drafts. */
export function useMarks({ campaign, player }: Seat): KeptList<OwnMark> {
  const marks = useMemo(() => new KeptList<OwnMark>({ campaign, player }, 'marks'), [campaign, player]);
  useEffect(() => {
    const end = marks.attend();
    return () => {
      drawing.value = null;
      end();
    };
  }, [marks]);
  return marks;
}
