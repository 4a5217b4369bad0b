import type { JSX } from 'preact';
import type { BattleView } from '@vedette/battle-sight';
import type { Contact, OwnUnit } from './field-known.js';
import { centreOf, cornersOf, offset, pathOf, type Point, RADIUS } from './hexes.js';

const WIDTH = 30;
const HEIGHT = 17;
/** How far the counters of a stack are set off from each other. */
const STEP = 2.4;

/** What is written beside signs: where letters that can be read would cover their neighbours, nothing is. */
interface Labels {
  readonly names: boolean;
  readonly strengths: boolean;
}

type ArmSign = 'foot' | 'horse' | 'guns' | 'wagons' | 'column' | 'troops';
const SIGN_OF: Readonly<Record<string, ArmSign>> = {
  INF: 'foot',
  SS: 'foot',
  CAV: 'horse',
  ART: 'guns',
  HART: 'guns',
  WAG: 'wagons',
  infantry: 'foot',
  cavalry: 'horse',
  artillery: 'guns',
  wagons: 'wagons',
  column: 'column',
};
/** The sign of each arm within a box of ten by eight. */
const SIGNS: Readonly<Record<ArmSign, string>> = {
  foot: 'M-5-4h10v8h-10zM-5-4L5 4M-5 4L5-4',
  horse: 'M-5-4h10v8h-10zM-5 4L5-4',
  guns: 'M-5-4h10v8h-10zM0-2a2 2 0 1 0 .1 0z',
  wagons: 'M-5-4h10v8h-10zM-2.4 2a1.4 1.4 0 1 0 .1 0zM2.4 2a1.4 1.4 0 1 0 .1 0z',
  column: 'M-5-3h10M-5 0h10M-5 3h10',
  troops: 'M-5 0h10M0-4v8',
};
const BANDS: Readonly<Record<string, string>> = { small: 'I', medium: 'II', large: 'III' };

/** Own units as counters: arm, strength and front; the outline of a disordered one is broken, of a routed one dotted. */
export function OwnUnits({
  view,
  chosen,
  labels,
}: {
  readonly view: BattleView;
  /** Units that are being ordered. */
  readonly chosen: ReadonlySet<string>;
  readonly labels: Labels;
}): JSX.Element {
  const standing = view.units.filter(({ hex }) => hex !== null).sort((a, b) => b.stack - a.stack);
  return (
    <g>
      {standing.flatMap((unit) =>
        unit.extended.map((hex) => {
          const { x, y } = centreOf(hex);
          return <rect key={unit.id + hex} class="own extended" x={x - 9} y={y - 3} width={18} height={6} />;
        }),
      )}
      {standing.map((unit) => (
        <Counter
          key={unit.id}
          unit={unit}
          isChosen={chosen.has(unit.id)}
          labels={{ ...labels, names: labels.names && unit.stack === 0 }}
        />
      ))}
    </g>
  );
}

function Counter(props: {
  readonly unit: OwnUnit;
  readonly isChosen: boolean;
  readonly labels: Labels;
}): JSX.Element {
  const { unit, isChosen, labels } = props;
  const centre = centreOf(unit.hex!);
  const at = { x: centre.x + unit.stack * STEP, y: centre.y - unit.stack * STEP };
  const isRouted = unit.state === 'routed';
  return (
    <g class={isChosen ? 'counter is-chosen' : 'counter'}>
      {!isRouted && unit.type !== 'WAG' && <Front at={centre} facing={unit.facing} />}
      <rect
        class={`own ${unit.state}`}
        x={at.x - WIDTH / 2}
        y={at.y - HEIGHT / 2}
        width={WIDTH}
        height={HEIGHT}
      />
      <path
        class="sign"
        transform={`translate(${at.x - 7} ${at.y})`}
        d={SIGNS[SIGN_OF[unit.type] ?? 'troops']}
      />
      {labels.strengths && (
        <text class="strength" x={at.x + 7} y={at.y + 3.2}>
          {isRouted ? `${unit.sp}R` : unit.sp}
        </text>
      )}
      {labels.names && (
        <text class="piece-name" x={at.x} y={at.y + HEIGHT / 2 + 7}>
          {shortened(unit.name)}
        </text>
      )}
    </g>
  );
}

/** A point at the vertex that is looked at. */
function Front({ at, facing }: { readonly at: Point; readonly facing: number }): JSX.Element {
  const base = offset(at, facing, RADIUS - 7);
  const points = [
    offset(at, facing, RADIUS - 0.5),
    offset(base, facing + 1.5, 4.4),
    offset(base, facing - 1.5, 4.4),
  ];
  return <path class="front" d={`${pathOf(points)}Z`} />;
}

const shortened = (name: string): string => (name.length > 16 ? `${name.slice(0, 15)}…` : name);

/** What is known of the enemy: a box where the arm is known, a lozenge of troops, a cloud of smoke; broken where it is old, with its hour. */
export const Contacts = ({
  view,
  labels,
}: {
  readonly view: BattleView;
  readonly labels: Labels;
}): JSX.Element => (
  <g>
    {view.contacts.map((contact) => (
      <ContactSign key={contact.id} contact={contact} now={view.turn} labels={labels} />
    ))}
  </g>
);

function ContactSign(props: {
  readonly contact: Contact;
  readonly now: string;
  readonly labels: Labels;
}): JSX.Element {
  const { contact, now, labels } = props;
  const { x, y } = centreOf(contact.hex);
  const style = contact.stale ? 'contact stale' : 'contact';
  const sign =
    contact.level === 'troops' && contact.kind !== 'column' ? 'troops' : (SIGN_OF[contact.kind] ?? 'troops');
  return (
    <g>
      {contact.facing !== null && (
        <g class="of-enemy">
          <Front at={{ x, y }} facing={contact.facing} />
        </g>
      )}
      {contact.level === 'smoke' && (
        <path
          class={style}
          transform={`translate(${x} ${y})`}
          d="M-11 5a5 5 0 0 1 2-9a6 6 0 0 1 11-2a5 5 0 0 1 8 5a4 4 0 0 1 0 6z"
        />
      )}
      {contact.level === 'troops' && (
        <path class={style} d={`${pathOf([0, 1.5, 3, 4.5].map((turn) => offset({ x, y }, turn, 13)))}Z`} />
      )}
      {contact.level !== 'smoke' && contact.level !== 'troops' && (
        <rect class={style} x={x - WIDTH / 2} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} />
      )}
      {contact.level !== 'smoke' && (
        <path
          class="sign of-enemy"
          transform={`translate(${contact.level === 'troops' ? x : x - 7} ${y})`}
          d={SIGNS[sign]}
        />
      )}
      {labels.strengths && contact.band !== null && (
        <text class="strength" x={x + 7} y={y + 3.2}>
          {BANDS[contact.band]}
        </text>
      )}
      {labels.names && (
        <text class="piece-name" x={x} y={y + HEIGHT / 2 + 7}>
          {[contact.id, contact.seen === now ? '' : contact.seen].filter(Boolean).join(' ')}
        </text>
      )}
    </g>
  );
}

/** Leaders as stars beside their troops, works along the sides they look at, and guns that were left. */
export function OwnSigns({
  view,
  labels,
}: {
  readonly view: BattleView;
  readonly labels: Labels;
}): JSX.Element {
  const inHex = new Map<string, number>();
  return (
    <g>
      {view.works.map(({ hex, facing, turns }) => {
        const inner = cornersOf(hex, RADIUS - 4);
        const at = (vertex: number): Point => inner[(vertex + 6) % 6]!;
        const d = pathOf([at(facing - 1), at(facing), at(facing + 1)]);
        return <path key={`${hex}${facing}`} class={turns >= 2 ? 'works' : 'works begun'} d={d} />;
      })}
      {view.abandonedGuns.map(({ hex, guns }) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={hex}>
            <circle class="own" cx={x + 13} cy={y + 11} r={4.5} />
            {labels.strengths && (
              <text class="strength" x={x + 13} y={y + 14}>
                {guns}
              </text>
            )}
          </g>
        );
      })}
      {view.leaders
        .filter(({ hex, status }) => hex !== null && status === 'fit')
        .map(({ id, name, hex }) => {
          const nth = inHex.get(hex!) ?? 0;
          inHex.set(hex!, nth + 1);
          const { x, y } = centreOf(hex!);
          const at = { x: x - 15, y: y - 11 + nth * 8 };
          const points = Array.from({ length: 10 }, (_, place) =>
            offset(at, 1.5 + place * 0.6, place % 2 === 0 ? 4.4 : 1.8),
          );
          return (
            <g key={id}>
              <path class="leader" d={`${pathOf(points)}Z`} />
              {labels.names && (
                <text class="piece-name" x={at.x} y={at.y - 5}>
                  {name}
                </text>
              )}
            </g>
          );
        })}
    </g>
  );
}
