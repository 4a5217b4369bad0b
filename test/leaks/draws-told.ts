import type { ObservedEvent } from '@vedette/observation';

type Draw = NonNullable<ObservedEvent['dice']>[number];

/** Words of a label that say where, on which side or in which step something was drawn. */
const CIRCUMSTANCE =
  /[A-Z0-9]|^(attackers|defenders|firing|melee|harbor|coastal|first|second|scatter|horn|port-[a-z-]+)$/;

/** A draw's label without the units, ships, places, sides and steps in it. */
export function kindOf({ label }: Draw): string {
  const [rule, ...words] = label.split(' ');
  return [rule, ...words.filter((word) => !CIRCUMSTANCE.test(word))].join(' ');
}

/**
 * Picks among things that whoever is told of them can count without seeing any enemy he has not seen. Any other pick is no
 * pick: `drawAmong` in the land rules, or an event told to nobody, as `TacticalAreaDrawn`.
 */
const COUNTED_BY_ALL: readonly (readonly [kind: RegExp, why: string])[] = [
  [/^7\.15 side$/, 'a diagonal has two sides'],
  [/^7\.18 tactical$/, 'squares of the map'],
  [/^8\.2 (ford|pass)$/, 'fords and passes of the map'],
  [/^8\.8 engage$/, 'nothing stands before the nearest enemies, so who engages sees them all (4.2)'],
  [/^9\.3 line$/, 'units that fight side by side'],
  [/^9\.(8|12) rout direction$/, 'eight directions, barred ones too'],
  [/^7\.8 captor$/, 'ships of the winners, whom the battle shows'],
  [/^8\.2 (tactical area|downwind to)$/, 'waters of the map'],
];

/** Draws that some events of a type carry and others do not, by what else tells the same players why. */
const TOLD_OTHERWISE: Readonly<Record<string, readonly (readonly [kind: RegExp, why: string])[]>> = {
  MarchBlocked: [[/^7\.13 /, 'the purpose']],
  MarchHalted: [[/^7\.7 order$/, 'the reason: it had set out, or an enemy came to it']],
  UnitMarched: [
    [/^7\.13 /, 'the purpose'],
    [/^7\.15 side$/, 'the march was a diagonal one'],
    [/^7\.14 entry$/, 'it came in beside the way straight in'],
  ],
  UnitRouted: [[/^7\.14 entry$/, 'it came in beside the way straight in']],
  UnitMovedTactically: [
    [/^8\.10 support$/, 'the purpose'],
    [/^8\.8 engage$/, 'enemies equally near, all of whom it sees'],
    [/^8\.2 (ford|pass)$/, 'the map'],
  ],
  UnitDeployed: [[/^7\.18 tactical$/, 'the map']],
  MoraleChecked: [[/^9\.(8|12) (rout|retreat)$/, 'the result: who routs is not asked whether he retreats']],
  MoraleChanged: [[/^3\.7/, 'by what it was moved']],
  SegmentWeighed: [[/^9\.9 /, 'the segment']],
  UnitDestroyed: [[/^9\./, 'the reason']],
  UnitSurrendered: [[/^9\.12 rout direction$/, 'the reason']],
  UnitShattered: [
    [/^9\./, 'the reason'],
    [/^12\.2 squares back$/, 'whether it gathers along a line or towards its transports'],
    [/^12\.2 ring$/, 'it gathers beside the place it was bound for'],
  ],
  ShatteredUnitMoved: [[/^12\.4 ring$/, 'it gathers beside the place it was bound for']],
  ShipsSailed: [
    [/^6\.5( ends)?$/, 'the step, and the wind'],
    [/^(4\.6|6\.8) avoids$/, 'whom it avoided'],
  ],
  HornEntered: [[/^6\.5( ends)?$/, 'the step, and the wind']],
  ShipsHeld: [[/^(6\.5|6\.8 avoids)$/, 'the reason']],
  ShipsKeptClear: [[/^6\.8 avoids$/, 'the reason']],
  EvasionFailed: [[/^(4\.6|6\.8) /, 'the step']],
  ShipEvadedBattle: [[/^7\.4$/, 'the manner']],
  ShipCaughtEvading: [[/^7\.4$/, 'the manner']],
  ShipTaken: [[/^7\.8 captor$/, 'whether a ship took it or batteries']],
  ShipBlownAway: [[/^8\.2 /, 'where it was blown']],
  ShipFoundered: [[/^8\.2 /, 'the cause']],
  ShipStormBeaten: [[/^8\.2 hull$/, 'whether it lies in a harbour']],
};

/** Draws that one player is told of and that may tell him what he has not seen, by type of event and kind of draw. */
export function unexplained(told: Iterable<ObservedEvent>): string[] {
  const everywhere = new Map<string, Set<string>>();
  const found = new Map<string, Set<string>>();
  const faults = new Set<string>();
  for (const { type, degree, dice = [] } of told) {
    if (degree !== 'full') continue;
    const kinds = new Set(dice.map(kindOf));
    const always = everywhere.get(type);
    everywhere.set(type, always ? new Set([...always].filter((kind) => kinds.has(kind))) : kinds);
    found.set(type, new Set([...(found.get(type) ?? []), ...kinds]));
    for (const draw of dice)
      if ('among' in draw && !explains(COUNTED_BY_ALL, kindOf(draw)))
        faults.add(`${type}: among how many fell "${kindOf(draw)}"`);
  }
  for (const [type, kinds] of found)
    for (const kind of kinds)
      if (!everywhere.get(type)!.has(kind) && !explains(TOLD_OTHERWISE[type] ?? [], kind))
        faults.add(`${type}: that there was a draw "${kind}"`);
  return [...faults].sort();
}

const explains = (table: readonly (readonly [RegExp, string])[], kind: string): boolean =>
  table.some(([known]) => known.test(kind));
