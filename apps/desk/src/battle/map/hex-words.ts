import type { BattleView } from '@vedette/battle-sight';
import type { Battleground } from '../../seat/battle.js';
import { say } from '../../words/words.js';
import { type Contact, groundAt, type OwnUnit, unitsAt } from './field-known.js';

/** What a hex is, in a sentence: its ground, level, roads, water, and what lies along its sides. */
export function groundWords(battleground: Battleground, hex: string): string {
  const { ground, level, name, roads, streams, hasRail, sides, areas } = groundAt(battleground, hex);
  const along = sides.map(({ side, kind, isBridged }) =>
    say(isBridged ? 'side-bridged' : 'side-with', {
      what: say(`side-${kind}`),
      where: say(`side-to-${side}`),
    }),
  );
  return `${[
    [hex, name].filter(Boolean).join(' '),
    say(`hex-${ground}`),
    say('hex-level', { level }),
    ...roads,
    ...streams,
    ...(hasRail ? [say('rail-grade')] : []),
    ...along,
    ...areas.map((area) => say('entrance-area', { area })),
  ].join(', ')}.`;
}

/** An own unit in a sentence: strength, formation, front, state. */
export function unitWords({
  name,
  sp,
  type,
  formation,
  facing,
  state,
  ammo,
  derived,
  ...unit
}: OwnUnit): string {
  const words = [
    say('unit-strength', { type: say(`type-${type}`), sp }),
    say(`formation-${formation}`),
    ...(state === 'routed' ? [] : [say('faces', { where: say(`facing-${facing}`) })]),
    say(`unit-${state}`),
    ...(unit.collapsed ? [say('unit-collapsed')] : []),
    ...(unit.blown ? [say('unit-blown')] : []),
    say('has-order', { order: String(derived['order']) }),
    ...(derived['inCommand'] === true ? [] : [say('out-of-command')]),
    say('has-ammo', { ammo }),
  ];
  return `${name}: ${words.join(', ')}.`;
}

/** What is known of the enemy in a hex, with how well and how long ago. */
export function contactWords({ id, kind, level, band, facing, seen, stale, units }: Contact): string {
  const words = [
    say(`contact-${kind}`),
    ...(band === null ? [] : [say(`band-${band}`)]),
    ...(facing === null ? [] : [say('faces', { where: say(`facing-${facing}`) })]),
    ...units.map(({ name, state, formation }) =>
      [name, say(`formation-${formation}`), ...(state === 'ordered' ? [] : [say(`unit-${state}`)])].join(' '),
    ),
    say(`seen-as-${level}`),
    say(stale ? 'seen-not-since' : 'seen-at', { hour: seen }),
  ];
  return `${say('enemy')} ${id}: ${words.join(', ')}.`;
}

/** All that is said of a hex, line by line: what the list beside the map shows and a screen reader reads. */
export function hexWords(battleground: Battleground, view: BattleView, hex: string): string[] {
  const stretched = (unit: OwnUnit): string => (unit.hex === hex ? '' : ` ${say('stretches-here')}`);
  return [
    groundWords(battleground, hex),
    ...unitsAt(view, hex).map((unit) => unitWords(unit) + stretched(unit)),
    ...view.leaders
      .filter((leader) => leader.hex === hex && leader.status === 'fit')
      .map(({ name, rating, stars }) => say('leader-here', { name, rating, stars })),
    ...view.contacts.filter((contact) => contact.hex === hex).map(contactWords),
    ...view.works
      .filter((works) => works.hex === hex)
      .map(({ kind, turns, facing }) =>
        say('works-here', { kind: say(`works-${kind}`), turns, where: say(`facing-${facing}`) }),
      ),
    ...view.abandonedGuns.filter((guns) => guns.hex === hex).map(({ guns }) => say('guns-here', { guns })),
  ];
}
