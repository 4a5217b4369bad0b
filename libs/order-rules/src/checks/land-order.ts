import { tacticalIndex, type LandOrder, type Unit } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import { landWords } from '../words/land-words.js';
import { mayCommand } from './authority.js';
import { checkPath } from './path.js';

/** Judges a land order (GITM AMWOL 6): authority, season, then each section against the map and the unit. */
export function judgeLand(judging: Judging, order: LandOrder): string {
  const { state, problems } = judging;
  const unit = state.units.get(order.unit);
  if (!mayCommand(judging, order.unit, 'unit') || !unit) return `order for ${order.unit}`;
  if (state.season !== 'campaign')
    problems.error(
      'wrong-season',
      '6.1',
      'kind',
      `a ${state.season} turn takes orders of kind "deploy", not "land"`,
    );
  checkPath(judging, unit, order);
  checkTactical(judging, unit, order);
  checkReaction(judging, order);
  checkSupply(judging, unit, order);
  checkOptions(judging, order);
  if (unit.status === 'shattered')
    problems.warn(
      'shattered',
      '12.3',
      'unit',
      `${unit.id} is shattered and will not carry out orders until it has reformed`,
    );
  if (unit.status === 'inactive' && order.activation !== 'activate')
    problems.warn(
      'inactive',
      '11.5',
      'unit',
      `${unit.id} is inactive; it acts on this order only if something calls it up, or if you add "activation": "activate"`,
    );
  return landWords(order);
}

function checkTactical(judging: Judging, unit: Unit, order: LandOrder): void {
  const { destination, waypoint, engage } = order.tactical ?? {};
  const { problems, state } = judging;
  const moves = (order.strategic?.path ?? []).some((box) => box !== null);
  if (unit.square >= 0 && !moves)
    for (const [field, name] of [
      ['tactical.destination', destination],
      ['tactical.waypoint', waypoint],
    ] as const) {
      const tactical = name ? tacticalIndex(name) : -1;
      if (tactical >= 0 && state.theatre.tacticalMap(unit.square).region[tactical] === 0)
        problems.warn(
          'impassable-destination',
          '2.2',
          field,
          `${name} is ground nobody can stand on; the unit will not move there`,
        );
    }
  if (unit.square >= 0 && !moves && (destination === 'ford' || destination === 'pass')) {
    const map = state.theatre.tacticalMap(unit.square);
    if ((destination === 'ford' ? map.fords : map.passes).length === 0)
      problems.warn(
        `no-${destination}`,
        '8.2',
        'tactical.destination',
        `there is no ${destination} on the map ${unit.id} stands on`,
      );
  }
  if (engage && (engage.from ?? 1) > (engage.to ?? 5))
    problems.error(
      'phases-reversed',
      '8.8',
      'tactical.engage',
      `engage runs from phase ${engage.from} to ${engage.to}; the first must not be the later`,
    );
  if (waypoint && !destination)
    problems.warn(
      'waypoint-alone',
      '8.2',
      'tactical.waypoint',
      'a waypoint without a destination does nothing; name a destination too',
    );
}

function checkReaction(judging: Judging, order: LandOrder): void {
  for (const [field, area] of [
    ['reaction.support', order.reaction?.support],
    ['reaction.intercept', order.reaction?.intercept],
  ] as const)
    if (area && (area.from ?? 1) > (area.to ?? 5))
      judging.problems.error(
        'phases-reversed',
        '6.5',
        field,
        `it runs from phase ${area.from} to ${area.to}; the first must not be the later`,
      );
  if (order.reaction?.intercept && order.posture?.offensive === 'evade')
    judging.problems.warn(
      'evaders-do-not-intercept',
      '8.11',
      'reaction.intercept',
      'a unit whose offensive posture is evade does not intercept; choose another posture or leave the interception out',
    );
}

function checkSupply(judging: Judging, unit: Unit, order: LandOrder): void {
  const { level, source } = order.supply ?? {};
  const { state, problems, books } = judging;
  const most = (unit.type === 'CQ' ? books.land.supply.corpsCarries : books.land.supply.unitCarries).value;
  if (typeof level === 'number' && level > most)
    problems.warn(
      'level-clamped',
      '10.7',
      'supply.level',
      `${unit.id} can carry at most ${most}; the level ${level} is read as ${most}`,
    );
  if (!source || source.toLowerCase() === 'none') return;
  const known =
    state.cities.has(source) ||
    (state.units.get(source) && isFriend(judging, state.units.get(source)!.state));
  if (!known)
    problems.warn(
      'unknown-source',
      '10.11',
      'supply.source',
      `"${source}" is no city or headquarters you can draw from; the source on the status report is used instead`,
    );
  const city = state.cities.get(source);
  if (city && isFriend(judging, city.state) && typeof level === 'number' && level > city.supplies)
    problems.warn(
      'stock-short',
      '10.7',
      'supply.level',
      `${city.name} has ${city.supplies} supplies and you ask for ${level}`,
    );
}

function isFriend(judging: Judging, state: string): boolean {
  return judging.player !== undefined && judging.state.areFriends(judging.player.state, state);
}

/** Options the rule book does not have are ignored and said (matrix, small print of orders). */
function checkOptions(judging: Judging, order: LandOrder): void {
  const { books, problems } = judging;
  if (books.land.id !== 'gitm-nwol') return;
  const strategic = order.strategic ?? {};
  if (strategic.noForcedMarch)
    problems.warn(
      'option-ignored',
      '6.3',
      'strategic.noForcedMarch',
      'this rule book has no such option; it is ignored',
    );
  if (strategic.marchTo?.some((goal) => goal !== 'battle'))
    problems.warn(
      'option-ignored',
      '6.3',
      'strategic.marchTo',
      'this rule book knows only the march to battle; allies and enemy are ignored',
    );
}
