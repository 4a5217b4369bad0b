import { times } from '../wording/figures.js';
import type { NumberedTelling } from './gather-lines.js';
import { foldTitles, titleOfPhase } from './phases.js';

/** A told event with the phase it befell in. */
export interface PhasedTelling extends NumberedTelling {
  readonly phase: string;
  readonly failure: boolean;
}

/** `strategic movement 1 to 6`, of phases in the order of the turn. */
function phasesInWords(phases: readonly string[]): string {
  const [first, ...others] = [...new Set(phases)].map(titleOfPhase);
  const title = others.reduce(foldTitles, first!);
  return `${title[0]!.toLowerCase()}${title.slice(1)}`;
}

function again(tellings: readonly PhasedTelling[]): PhasedTelling {
  const [first] = tellings;
  const last = tellings[tellings.length - 1]!;
  if (tellings.length === 1) return first!;
  const { told } = first!;
  const often = `${times(tellings.length)} in ${phasesInWords(tellings.map(({ phase }) => phase))}`;
  return {
    ...first!,
    events: tellings.flatMap(({ events }) => events),
    told: {
      ...told,
      rest: `${told.rest.replace(/\.$/, '')}; so ${often}.`,
      reasons: last.told.reasons,
      dice: tellings.flatMap(({ told: { dice } }) => dice),
    },
  };
}

/**
 * One telling for a failure that came again and again: it stands where it first befell and says how often and in which phases,
 * with the reckoning of the last time.
 */
export function foldFailures(tellings: readonly PhasedTelling[]): PhasedTelling[] {
  const folded = new Map<string, PhasedTelling[]>();
  tellings.forEach((telling, index) => {
    const { failure, phase, told } = telling;
    const key =
      failure && phase !== 'orders' && told.unit !== ''
        ? [told.rule, told.unit, told.rest].join('\n')
        : `${index}`;
    const known = folded.get(key);
    if (known) known.push(telling);
    else folded.set(key, [telling]);
  });
  return [...folded.values()].map(again);
}
