import type { ObservedEvent } from '@vedette/observation';

type Given = Partial<ObservedEvent> & Pick<ObservedEvent, 'type' | 'data'>;

/** An event as its observer was told of it, in full unless said, in the first tactical phase of turn 3. */
export function observed(given: Given): ObservedEvent {
  return { turn: 3, phase: 'tactical-1', rule: 'gitm-amwol 9.8', degree: 'full', ...given };
}

/** An event of a type that this program does not know, as a newer one may have told it. */
export function unheardOf(given: Omit<Given, 'type'> & { readonly type: string }): ObservedEvent {
  return observed(given as Given);
}

/** A handful of events of one turn, of every degree, as Taylor was told of them. */
export function specimenEvents(): ObservedEvent[] {
  return [
    observed({
      phase: 'orders',
      type: 'OrderStood',
      rule: 'gitm-amwol 6.1',
      data: {
        order: 0,
        kind: 'land',
        subject: 'US1IN',
        by: 'taylor',
        understood: 'US1IN marches G6-V6.',
        warnings: [],
      },
    }),
    observed({
      phase: 'orders',
      type: 'OrderRefused',
      rule: 'gitm-amwol 6.1',
      data: {
        order: 1,
        kind: 'land',
        subject: 'US9IN',
        by: 'taylor',
        errors: [
          { code: 'off-map', rule: '7.4', field: 'strategic.path', message: 'there is no square Z9-Z9' },
        ],
      },
    }),
    observed({
      phase: 'supply',
      type: 'SupplyConsumed',
      rule: 'gitm-amwol 10.7',
      units: ['US1IN'],
      data: {
        unit: 'US1IN',
        fed: 'carried',
        source: null,
        supplies: 0,
        ammunition: 5,
        stock: null,
        because: '',
      },
    }),
    observed({
      phase: 'supply',
      type: 'SupplyConsumed',
      rule: 'gitm-amwol 10.7',
      units: ['US2IN'],
      data: {
        unit: 'US2IN',
        fed: 'carried',
        source: null,
        supplies: 0,
        ammunition: 5,
        stock: null,
        because: '',
      },
    }),
    observed({
      phase: 'strategic-1',
      type: 'MarchSighted',
      rule: 'gitm-amwol 4.5',
      degree: 'end',
      square: 'G6-V6',
      data: {
        force: { state: 'MX', arm: 'infantry', men: 3000 },
        to: 'G6-V6',
        toTactical: '5-0',
        entered: 'north',
      },
    }),
    observed({
      phase: 'tactical-3',
      type: 'MoraleChecked',
      square: 'G6-V6',
      units: ['US1IN'],
      data: {
        unit: 'US1IN',
        segment: 'firing',
        share: 0.12,
        retreat: 0.2,
        rout: 0.1,
        factors: [{ of: 'losses', retreat: '20', rout: '10' }],
        result: 'routs',
      },
      dice: [{ label: '9.8 US1IN rout firing', chance: 0.1, roll: 0.031 }],
    }),
    unheardOf({
      phase: 'naval-movement-1',
      type: 'ShipSailed',
      rule: 'pate-amwol 6.5',
      ships: ['US3SL'],
      data: { ship: 'US3SL', from: 'WGC', to: 'SGC' },
    }),
  ];
}
