/** One action between two ships or squadrons as it ended: men aboard and men lost, killed and wounded. */
export interface Action {
  readonly minutes: number;
  readonly winner: { readonly men: number; readonly lost: number };
  readonly loser: { readonly men: number; readonly lost: number };
  readonly end: 'taken' | 'sunk' | 'parted';
}

/** Figures of a set of actions by what they say, as text for a table. */
export function figuresOf(actions: readonly Action[]): Record<string, string> {
  const ended = (end: Action['end']): string => percent(count(actions, (one) => one.end === end));
  const minutes = actions.map((one) => one.minutes);
  const winners = actions.map(({ winner }) => winner.lost / winner.men);
  const losers = actions.map(({ loser }) => loser.lost / loser.men);
  return {
    actions: String(actions.length),
    'minutes, lower quartile': quantile(minutes, 0.25).toFixed(0),
    'minutes, median': quantile(minutes, 0.5).toFixed(0),
    'minutes, upper quartile': quantile(minutes, 0.75).toFixed(0),
    'loser taken': ended('taken'),
    'loser sunk or destroyed': ended('sunk'),
    'loser got away': ended('parted'),
    "loser's men down, lower quartile": percent(quantile(losers, 0.25)),
    "loser's men down, median": percent(quantile(losers, 0.5)),
    "loser's men down, upper quartile": percent(quantile(losers, 0.75)),
    "winner's men down, median": percent(quantile(winners, 0.5)),
    "winner's men down, upper quartile": percent(quantile(winners, 0.75)),
  };
}

function count<T>(list: readonly T[], test: (one: T) => boolean): number {
  return list.filter(test).length / list.length;
}

function quantile(list: readonly number[], share: number): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
