import { type Fault, show } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import type { UnitDocument } from '../../document/forces.schema.js';
import { isBatteryType } from '../defaults.js';

/** Faults of what is lost: units that live and are lost, and guns left by who has none. A leader who fell may stand: his second goes by his name (P-19). */
export function lossFaults({ units, leaders, casualties, abandonedGuns }: BattleDocument): Fault[] {
  const living = new Map<string, UnitDocument>(units.map((unit) => [unit.id, unit]));
  const lost = new Map(
    casualties.flatMap((one) => (one.unit === undefined ? [] : [[one.unit, one] as const])),
  );
  return [
    ...casualties.flatMap(({ unit, leader }, i): Fault[] => [
      ...(unit !== undefined && living.has(unit)
        ? [
            {
              pointer: `/casualties/${i}/unit`,
              found: `${show(unit)}, which is among the units`,
              allowed: 'a unit that is no more',
            },
          ]
        : []),
      ...(unit !== undefined && casualties.findIndex((one) => one.unit === unit) < i
        ? [
            {
              pointer: `/casualties/${i}/unit`,
              found: `the id ${show(unit)} again`,
              allowed: 'each unit once',
            },
          ]
        : []),
      ...(leader !== undefined && !leaders.some(({ id }) => id === leader)
        ? [{ pointer: `/casualties/${i}/leader`, found: show(leader), allowed: 'the id of a leader' }]
        : []),
    ]),
    ...abandonedGuns.flatMap(({ battery, guns }, i): Fault[] => {
      const pointer = `/abandonedGuns/${i}/battery`;
      const unit = living.get(battery);
      const type = unit?.type ?? (lost.get(battery) as { type?: UnitDocument['type'] } | undefined)?.type;
      if (unit === undefined && !lost.has(battery))
        return [
          {
            pointer,
            found: show(battery),
            allowed: 'the id of a battery, of the units or of the casualties',
          },
        ];
      if (type !== undefined && !isBatteryType(type))
        return [{ pointer, found: `${show(battery)}, which is ${type}`, allowed: 'a battery: ART or HART' }];
      const before = abandonedGuns
        .slice(0, i)
        .reduce((sum, one) => sum + (one.battery === battery ? one.guns : 0), 0);
      return unit !== undefined && before + guns > unit.startSP
        ? [
            {
              pointer: `/abandonedGuns/${i}/guns`,
              found: before === 0 ? show(guns) : `${guns} beside ${before} elsewhere`,
              allowed: `at most the ${unit.startSP} guns it had`,
            },
          ]
        : [];
    }),
  ];
}
