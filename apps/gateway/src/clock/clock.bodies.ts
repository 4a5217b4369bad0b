import { type TSchema, Type } from '@sinclair/typebox';
import { type Fault, faultLine, faultsOf } from '@vedette/campaign';
import { CLOCK_ACTS, type ClockAct, type ClockActName } from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';
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

/** What was sent for the clock is not as documented. */
export class ClockBodyMalformedError extends InvalidRequestError {
  constructor(faults: readonly Fault[]) {
    super({
      code: 'request-invalid',
      field: faults[0]?.pointer || '/',
      rule: 'openapi.json',
      message: faults.map(faultLine).join('; '),
      errors: faults.map((fault) => ({
        code: 'invalid-field',
        field: fault.pointer || '/',
        message: faultLine(fault),
      })),
    });
  }
}

/** A calendar and terms as documented. @throws ClockBodyMalformedError */
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
  if (faults.length > 0) throw new ClockBodyMalformedError(faults);
  return {
    calendar: calendar as Calendar,
    ...(terms === undefined ? {} : { terms: terms as Partial<Terms> }),
  };
}

/** An act of the administrator as documented. @throws ClockBodyMalformedError */
export function readAct(act: ClockActName, how: unknown): ClockAct {
  const faults = faultsOf(CLOCK_ACTS[act], how ?? {});
  if (faults.length > 0) throw new ClockBodyMalformedError(faults);
  return { act, how: how ?? {} } as ClockAct;
}

const faultsAt = (pointer: string, schema: TSchema, value: unknown): Fault[] =>
  faultsOf(schema, value ?? {}).map((fault) => ({ ...fault, pointer: `${pointer}${fault.pointer}` }));
