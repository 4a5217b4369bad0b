import { asPointer, type Fault, nearest, perhaps, show } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import { SIDES, type Side } from '../../document/words.schema.js';

/** Faults of who belongs to whom: pieces of one side under the other, ids of nobody, and skirmishers of another brigade. */
export function belongingFaults(battle: BattleDocument): Fault[] {
  return [...sideFaults(battle), ...strangers(battle), ...skirmisherFaults(battle)];
}

/** Who is out as a brigade's skirmishers is one of its own, or sharpshooters of its side (G-67), and off the map (P-36). */
function skirmisherFaults({ commands, units }: BattleDocument): Fault[] {
  return commands.flatMap(({ id, side, skirmishers }, i): Fault[] => {
    const unit = units.find((one) => one.id === skirmishers?.unit);
    if (unit === undefined) return [];
    const pointer = `/commands/${i}/skirmishers/unit`;
    const serves = unit.command === id || (unit.type === 'SS' && unit.side === side);
    if (!serves)
      return [
        {
          pointer,
          found: `${show(unit.id)} of ${unit.command}`,
          allowed: `a regiment of ${id}, or sharpshooters of ${side}`,
        },
      ];
    return unit.hex === null
      ? []
      : [
          {
            pointer,
            found: `${show(unit.id)}, which stands in ${unit.hex}`,
            allowed: 'a regiment off the map',
          },
        ];
  });
}

/** Whoever stands on one side cannot belong to the other. */
function sideFaults({ sides, players, leaders, commands, units, arrivals, map }: BattleDocument): Fault[] {
  const of = (list: readonly { readonly id: string; readonly side: Side }[]) =>
    new Map(list.map(({ id, side }) => [id, side]));
  const commanded = of(commands);
  const led = of(leaders);
  const groups = of(arrivals);
  const areas = of(Object.entries(map.areas).map(([id, { side }]) => ({ id, side })));
  const across = (
    pointer: string,
    id: string | null,
    known: ReadonlyMap<string, Side>,
    side: Side,
    what: string,
  ): Fault[] =>
    id === null || (known.get(id) ?? side) === side
      ? []
      : [{ pointer, found: `${show(id)} of ${known.get(id)!}`, allowed: `${what} of ${side}` }];
  return [
    ...sides.flatMap(({ id: side, overall }, i) =>
      overall.flatMap((id, j): Fault[] =>
        overall.indexOf(id) < j
          ? [{ pointer: `/sides/${i}/overall/${j}`, found: `${show(id)} again`, allowed: 'each leader once' }]
          : across(`/sides/${i}/overall/${j}`, id, led, side, 'a leader'),
      ),
    ),
    ...players.flatMap(({ side, commands: own }, i) =>
      (own ?? []).flatMap((id, j) => across(`/players/${i}/commands/${j}`, id, commanded, side, 'a command')),
    ),
    ...commands.flatMap(({ side, superior, leader }, i) => [
      ...across(`/commands/${i}/superior`, superior, commanded, side, 'a command'),
      ...across(`/commands/${i}/leader`, leader, led, side, 'a leader'),
    ]),
    ...arrivals.flatMap(({ side, area, alternative }, i) => [
      ...across(`/arrivals/${i}/area`, area, areas, side, 'an entrance area'),
      ...across(
        `/arrivals/${i}/alternative/area`,
        alternative?.area ?? null,
        areas,
        side,
        'an entrance area',
      ),
    ]),
    ...leaders.flatMap(({ side, command, group }, i) => [
      ...across(`/leaders/${i}/command`, command, commanded, side, 'a command'),
      ...across(`/leaders/${i}/group`, group, groups, side, 'a group'),
    ]),
    ...units.flatMap(({ side, command, group }, i) => [
      ...across(`/units/${i}/command`, command, commanded, side, 'a command'),
      ...across(`/units/${i}/group`, group, groups, side, 'a group'),
    ]),
  ];
}

/** Ids that name nobody; of units also those count that are no more. */
function strangers({
  leaders,
  commands,
  units,
  casualties,
  arrivals,
  standing,
  markers,
  victory,
  map,
}: BattleDocument): Fault[] {
  const leads = leaders.map(({ id }) => id);
  const stands = [...units.map(({ id }) => id), ...casualties.flatMap(({ unit }) => unit ?? [])];
  const known = (pointer: string, id: string, all: readonly string[], what: string): Fault[] =>
    all.includes(id) ? [] : [{ pointer, found: show(id), allowed: `${what}${perhaps(nearest(all, id))}` }];
  const subjects = [...stands, ...commands.map(({ id }) => id), ...SIDES];
  const pieces = [...stands, ...leads];
  return [
    ...Object.keys(standing.of).flatMap((id) =>
      known(`/standing/of/${asPointer(id)}`, id, subjects, 'the id of a unit, a command or a side'),
    ),
    ...Object.keys(standing.stars).flatMap((id) =>
      known(`/standing/stars/${asPointer(id)}`, id, leads, 'the id of a leader'),
    ),
    ...markers.flatMap(({ unit }, i) => known(`/markers/${i}/unit`, unit, stands, 'the id of a unit')),
    ...commands.flatMap(({ skirmishers }, i) =>
      Object.keys(skirmishers?.lossesAtStart ?? {}).flatMap((id) =>
        known(`/commands/${i}/skirmishers/lossesAtStart/${asPointer(id)}`, id, stands, 'the id of a unit'),
      ),
    ),
    ...arrivals.flatMap(({ sequence, alternative }, i) => [
      ...sequence.flatMap((id, j) =>
        known(`/arrivals/${i}/sequence/${j}`, id, pieces, 'the id of a unit or a leader'),
      ),
      ...(alternative === null
        ? []
        : known(
            `/arrivals/${i}/alternative/area`,
            alternative.area,
            Object.keys(map.areas),
            'an entrance area',
          )),
    ]),
    ...(['geographic', 'manpower'] as const).flatMap((key) =>
      Object.keys(victory[key]).flatMap((id) =>
        known(`/victory/${key}/${asPointer(id)}`, id, SIDES, 'a side'),
      ),
    ),
  ];
}
