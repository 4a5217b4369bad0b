import type { SquareView, StackView } from '@vedette/reports';
import type { Debrief } from '../graph/debrief-desk.js';
import type { MarksOnMap } from '../map/plain-map.js';

type Standing = (state: string) => StackView['standing'];

function standingAt(
  all: readonly {
    readonly place: string;
    readonly state: string;
    readonly count: number | null;
    readonly size: string | null;
  }[],
  standing: Standing,
): ReadonlyMap<string, SquareView> {
  const found = new Map<string, SquareView>();
  for (const { place, state, count, size } of all) {
    const stack: StackView = {
      state,
      standing: standing(state),
      condition: 'active',
      count,
      size,
      letters: '',
    };
    const before = found.get(place);
    found.set(place, {
      square: place,
      terrain: '',
      nation: '',
      city: null,
      mark: null,
      stacks: [...(before?.stacks ?? []), stack],
    });
  }
  return found;
}

/** What somebody believed of strangers: of this turn as troops, older as ghosts with their age; where nobody was, lit. */
export function beliefMarks({ beliefs }: Debrief, standing: Standing): MarksOnMap {
  const once = [...new Map(beliefs.map((one) => [`${one.place} ${one.state} ${one.age}`, one])).values()];
  const now = once.filter(({ age }) => age === 0);
  return {
    standing: standingAt(
      now.map(({ place, state, believed }) => ({ place, state, count: null, size: believed })),
      standing,
    ),
    ghosts: once
      .filter(({ age }) => age > 0)
      .map(({ place, state, believed, age }) => ({
        square: place,
        stack: {
          state,
          standing: standing(state),
          condition: 'active',
          count: null,
          size: believed,
          letters: '',
        },
        age,
      })),
    heard: [],
    lit: once.filter(({ verdict }) => verdict === 'nobody there').map(({ place }) => place),
  };
}

/** Every piece where it truly was, in numbers by state. */
export function trueMarks({ truth }: Debrief, standing: Standing): MarksOnMap {
  const counted = new Map<string, { place: string; state: string; count: number; size: null }>();
  for (const { place, state } of truth) {
    const key = `${place} ${state}`;
    const before = counted.get(key);
    counted.set(key, { place, state, count: (before?.count ?? 0) + 1, size: null });
  }
  return { standing: standingAt([...counted.values()], standing), ghosts: [], heard: [], lit: [] };
}
