import type { MenLost } from '../../document/turn-summary.schema.js';
import { counted, figure } from '../../wording/figures.js';
import { listed } from '../../wording/series.js';

export const NO_LOSSES: MenLost = { killed: 0, wounded: 0, prisoners: 0, stragglers: 0, other: 0, all: 0 };

type Kinds = Partial<Omit<MenLost, 'all'>>;

/** Men lost by kinds; whoever is in no kind counts as `other`. */
export function menLost(kinds: Kinds): MenLost {
  const { killed = 0, wounded = 0, prisoners = 0, stragglers = 0, other = 0 } = kinds;
  const all = killed + wounded + prisoners + stragglers + other;
  return { killed, wounded, prisoners, stragglers, other, all };
}

/** Losses added up, kind by kind. */
export function addLosses(losses: Iterable<MenLost>): MenLost {
  const sum = { ...NO_LOSSES };
  for (const one of losses) for (const kind of Object.keys(sum) as (keyof MenLost)[]) sum[kind] += one[kind];
  return sum;
}

/** `3 killed, 22 wounded, 1 prisoner`: the kinds there are. */
export function kindsInWords({ killed, wounded, prisoners, stragglers, other, all }: MenLost): string {
  const kind = (count: number, one: string, many: string): string =>
    count > 0 ? counted(count, one, many) : '';
  return listed(
    killed > 0 ? `${figure(killed)} killed` : '',
    wounded > 0 ? `${figure(wounded)} wounded` : '',
    kind(prisoners, 'prisoner', 'prisoners'),
    kind(stragglers, 'straggler', 'stragglers'),
    other > 0 && other < all ? `${figure(other)} lost otherwise` : '',
  );
}

/** `22 men (13 wounded, 4 prisoners)`, `no men`. */
export function lossesInWords(losses: MenLost): string {
  if (losses.all === 0) return 'no men';
  const kinds = kindsInWords(losses);
  return `${counted(losses.all, 'man', 'men')}${kinds === '' ? '' : ` (${kinds})`}`;
}
