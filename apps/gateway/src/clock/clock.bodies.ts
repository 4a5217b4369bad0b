import { type TSchema, Type } from '@sinclair/typebox';
import { type Fault, faultsOf } from '@vedette/campaign';
import { CLOCK_ACTS, type ClockActName } from '@vedette/contracts';
import { BodyMalformedError } from '@vedette/edge';
import { Calendar, Terms } from '@vedette/turn-clock';

const CLOSED = { additionalProperties: false } as const;

/** Bodies that the schemas of the clock describe and judge, by their name in the descriptions of the API. */
export const CLOCK_BODIES = {
  Calendar,
  Terms: Type.Partial(Terms, CLOSED),
  ...(Object.fromEntries(
    (Object.keys(CLOCK_ACTS) as ClockActName[]).map((act) => [bodyName(act), CLOCK_ACTS[act]]),
  ) as Readonly<Record<string, TSchema>>),
};

/** The name of an act's body in the descriptions of the API. */
export function bodyName(act: ClockActName): string {
  return `Clock_${act}`;
}

/** A calendar and terms as documented. @throws BodyMalformedError */
export function readCalendar(
  calendar: unknown,
  terms: unknown,
): { calendar: Calendar; terms?: Partial<Terms> } {
  // Judged as the kind it says it is: faults against the other kinds would help nobody.
  const { kind } = (calendar ?? {}) as { kind?: unknown };
  const ofKind = Calendar.anyOf.find((one) => one.properties.kind.const === kind) ?? Calendar;
  const faults = [
    ...faultsAt('/calendar', ofKind, calendar),
    ...(terms === undefined ? [] : faultsAt('/terms', CLOCK_BODIES.Terms, terms)),
  ];
  if (faults.length > 0) throw new BodyMalformedError(faults);
  return {
    calendar: calendar as Calendar,
    ...(terms === undefined ? {} : { terms: terms as Partial<Terms> }),
  };
}

const faultsAt = (pointer: string, schema: TSchema, value: unknown): Fault[] =>
  faultsOf(schema, value ?? {}).map((fault) => ({ ...fault, pointer: `${pointer}${fault.pointer}` }));
