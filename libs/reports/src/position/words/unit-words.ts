import type { StatusWords } from '../../document/position-report.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { UnitStatus } from '../../input/unit-status.schema.js';
import { figure, inWords } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { communicationsInWords, supplyInWords } from './line-words.js';
import { playerName, typeName } from './names.js';

type Fact = StatusWords['lines'][number][number];

function fact(label: string, value: string | number | null): Fact {
  return { label, value: typeof value === 'number' ? figure(value) : plain(value ?? 'none') };
}

/** Where a unit is: on the map, aboard, or in a garrison off the map. */
export function whereIs(unit: UnitStatus): string {
  if (unit.aboard !== null) return `aboard ${unit.aboard}`;
  if (unit.status === 'garrison') return `garrison of ${unit.square ?? 'a port'}`;
  if (unit.square === null) return 'off the map';
  const tactical =
    unit.tactical === null ? '' : `, ${unit.tactical} tactical${unit.inFort ? ', in the fort' : ''}`;
  return `${unit.square} strategic${tactical}`;
}

function statusOf(unit: UnitStatus): string {
  if (!unit.reforming) return unit.status;
  const { turnsLeft, waited } = unit.reforming;
  const waiting = waited > 0 ? `, ready and waiting for ${inWords(waited, 'turn', 'turns')}` : '';
  return `${unit.status}, reforming: ${inWords(turnsLeft, 'turn', 'turns')} to come${waiting}`;
}

function outOfReach({ supplied, supplySource }: UnitStatus): string {
  return !supplied && supplySource !== null ? ` (${supplySource} out of reach)` : '';
}

/** Status of one of the player's units; rows that do not apply to its book or type are left out. */
export function unitSheet(unit: UnitStatus, heading: ReportHeading): StatusWords {
  const { casualties } = unit;
  const name = unit.name === null ? '' : `, ${plain(unit.name)}`;
  return {
    id: plain(unit.id),
    title: `${plain(unit.id)}${name}, ${typeName(heading, unit.type)}`,
    lines: [
      [
        fact('Commander', playerName(heading, unit.commander)),
        fact('Deputy', playerName(heading, unit.deputy)),
        fact('You are', unit.role),
      ],
      [fact('Location', whereIs(unit)), fact('Status', statusOf(unit))],
      [
        fact('Strength', unit.strength),
        fact('Batteries', unit.batteries),
        ...(unit.regiments > 0 ? [fact('Regiments', unit.regiments)] : []),
        ...(unit.weapon === null ? [] : [fact('Weapon', unit.weapon)]),
        ...(unit.gun === null ? [] : [fact('Gun', unit.gun)]),
      ],
      [
        fact('Quality', unit.quality),
        fact('Experience', unit.experience),
        fact('Morale', unit.morale),
        fact('Fatigue', unit.fatigue),
        ...(unit.initiative === null ? [] : [fact('Initiative', unit.initiative)]),
      ],
      [
        fact('Supplies', unit.supplies),
        fact('Ammunition', unit.ammunition),
        fact('Supply', `${supplyInWords(unit)}${outOfReach(unit)}`),
        fact('Communications', communicationsInWords(unit)),
      ],
      [
        fact('Killed', casualties.killed),
        fact('Wounded', casualties.wounded),
        fact('Prisoners', casualties.prisoners),
        fact('Stragglers', casualties.stragglers),
        ...(unit.homeCity === null ? [] : [fact('Home', unit.homeCity)]),
      ],
    ],
  };
}
