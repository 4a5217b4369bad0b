import { type BattleView } from '@vedette/battle-sight';
import { toldBattle } from '../../seat/battle.js';
import type { AnyOrder, Draft } from '../../seat/composing.js';

/** The key of a draft of a kind for a piece; several of one kind are counted. */
export const keyOfDraft = (piece: string, kind: string, number = 1): string => `${piece}/${kind}/${number}`;

const SIDES: Readonly<Record<BattleView['side'], true>> = { US: true, CSA: true };

/**
 * The piece an order is first of all for; null of those of the whole side: what all its troops do by themselves, and whatever is of a
 * group that is still to come, which is no piece of anybody's.
 */
export function subjectOf(order: AnyOrder): string | null {
  const subject = order['command'] ?? order['unit'] ?? order['leader'] ?? order['for'];
  return typeof subject === 'string' && !(subject in SIDES) ? subject : null;
}

/** Every piece a draft moves or tells something: its own, those in its plan, and of a command that is activated all below it. */
export function piecesOf({ key, order }: Draft): readonly string[] {
  const [own = key] = key.split('/');
  const planned = ((order['plan'] ?? []) as readonly { readonly unit?: string }[]).flatMap(
    ({ unit }) => unit ?? [],
  );
  const view = toldBattle.value?.view;
  const below = order.kind === 'activate' && view ? unitsBelow(view, String(order['command'] ?? '')) : [];
  return [...new Set([own, ...planned, ...below])];
}

/** Units of a command and of all commands under it. */
export function unitsBelow(view: BattleView, command: string): string[] {
  const within = new Set([command]);
  for (let more = true; more;) {
    const next = view.commands.filter(
      ({ id, superior }) => superior !== null && within.has(superior) && !within.has(id),
    );
    for (const { id } of next) within.add(id);
    more = next.length > 0;
  }
  return view.units.filter((unit) => within.has(unit.command)).map(({ id }) => id);
}
