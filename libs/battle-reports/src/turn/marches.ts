import type { ObservedBattleEvent } from '@vedette/battle-sight';
import type { Names } from './names.js';
import { cameText, formed, stoppedText } from './say-movement.js';
import { listed, Told } from './told.js';

/** Steps of a walk; those who see it from afar are told the hexes alone. */
const STEPS: ReadonlySet<string> = new Set(['UnitMoved', 'UnitTurned', 'FormationChanged', 'FlankRefused']);

/** Events of one line: a walk of one unit, or a single event of another kind. */
export type March = readonly [ObservedBattleEvent, ...ObservedBattleEvent[]];

/**
 * Events with the steps of one walk brought together. What the walk brought to light meanwhile follows it; everything else ends it, for it
 * happened in a hex the walk had come to. Of enemies whose name is not told only a step that goes on where the last one ended belongs to it.
 */
export function marchesOf(events: readonly ObservedBattleEvent[]): March[] {
  const marches: March[] = [];
  let walk: [ObservedBattleEvent, ...ObservedBattleEvent[]] | null = null;
  for (const event of events) {
    if (walk !== null && event.type === 'ContactsChanged') {
      marches.push([event]);
    } else if (walk !== null && goesOn(walk, event)) {
      walk.push(event);
      if (!STEPS.has(event.type)) walk = null;
    } else {
      const begun: [ObservedBattleEvent, ...ObservedBattleEvent[]] = [event];
      walk = STEPS.has(event.type) ? begun : null;
      marches.push(begun);
    }
  }
  return marches;
}

function goesOn(walk: March, event: ObservedBattleEvent): boolean {
  const last = walk.at(-1)!;
  const samePlace = ['turn', 'step', 'impulse', 'level'] as const;
  if (!samePlace.every((key) => last[key] === event[key])) return false;
  const unit = walk[0].data['unit'];
  if (unit !== undefined)
    return event.data['unit'] === unit && (STEPS.has(event.type) || event.type === 'StepNotTaken');
  return event.type === 'UnitMoved' && last.type === 'UnitMoved' && event.data['from'] === last.data['to'];
}

/** A walk of several steps in one sentence, and why it went no farther where it was to. */
export function sayMarch(march: March, names: Names): string {
  const last = march.at(-1)!;
  const stopped = last.type === 'StepNotTaken' ? new Told(last, names) : null;
  const steps = (stopped === null ? march : march.slice(0, -1)).map((event) => new Told(event, names));
  const [first] = steps as [Told, ...Told[]];
  const who = first.has('unit') ? first.name('unit') : 'Enemies';
  const parts: string[] = [];
  let hexes: string[] = [];
  const walked = (): void => {
    if (hexes.length > 0) parts.push(`moved ${hexes.join(', ')}`);
    hexes = [];
  };
  for (const told of steps) {
    if (told.event.type === 'UnitMoved') {
      if (told.has('from')) {
        const from = !first.has('unit') && told === first ? `from ${told.hex('from')} to ` : '';
        hexes.push(`${from}${told.hex('to')}`);
      } else parts.push(cameText(told));
      continue;
    }
    if (told.event.type === 'UnitTurned' && isTurnedAgain(steps, told)) continue;
    walked();
    parts.push(deed(told));
  }
  walked();
  const why = stopped === null ? '' : ` ${stoppedText('It', stopped)}`;
  return `${who} ${listed(parts)}.${why}`;
}

/** Whether the next step turns it farther: only where it ends up facing is told. */
function isTurnedAgain(steps: readonly Told[], told: Told): boolean {
  return steps[steps.indexOf(told) + 1]?.event.type === 'UnitTurned';
}

function deed(told: Told): string {
  switch (told.event.type) {
    case 'UnitTurned':
      return `faced ${told.facing()}`;
    case 'FormationChanged':
      return `went ${formed(told.text('formation'), told.value('extended'))}`;
    default:
      if (told.event.level !== 'full') return 'bent or straightened its line';
      return told.has('flank') ? `refused its ${told.text('flank')} flank` : 'straightened its line';
  }
}
