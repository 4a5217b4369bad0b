import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type Fault, faultLine, faultsOf, oneOf, PHASE_NAMES } from '@vedette/campaign';
import {
  AdministrationReason,
  AnnouncementAudience,
  AnnouncementDocument,
  AnnouncementText,
  DryRunDocument,
  EditDocument,
  LogEntryDocument,
  PieceEditDocument,
  RolledBackOrders,
  TurnNumber,
} from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';

const CLOSED = { additionalProperties: false } as const;

/** An announcement as it is sent. */
export const NewAnnouncement = Type.Object({ text: AnnouncementText, to: AnnouncementAudience }, CLOSED);
/** Why something is taken back. */
export const UndoEdit = Type.Object({ reason: AdministrationReason }, CLOSED);
export const UndoRollBack = UndoEdit;
/** Where to roll back to, and why. */
export const RollBack = Type.Object(
  {
    turn: Type.Optional(
      Type.Unsafe<number>({
        ...TurnNumber,
        description: 'the turn; the last one resolved unless given. Later turns are superseded',
      }),
    ),
    to: oneOf(PHASE_NAMES, 'the first phase that is resolved again; "orders" is the start of the turn'),
    orders: Type.Optional(RolledBackOrders),
    reason: AdministrationReason,
  },
  CLOSED,
);

/** What the administrator sends and reads, by its name in the descriptions of the API. */
export const ADMINISTRATION_SCHEMAS = {
  PieceEdit: PieceEditDocument,
  UndoEdit,
  NewAnnouncement,
  RollBack,
  UndoRollBack,
  Edit: EditDocument,
  AnnouncementMade: AnnouncementDocument,
  AdministrationLogEntry: LogEntryDocument,
  DryRun: DryRunDocument,
} as const satisfies Readonly<Record<string, TSchema>>;

/** Where a schema of these stands in the descriptions of the API. */
export const refTo = (name: keyof typeof ADMINISTRATION_SCHEMAS): { $ref: string } => ({
  $ref: `#/components/schemas/${name}`,
});

/** What was sent is not as documented. */
export class AdministrationBodyMalformedError extends InvalidRequestError {
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

/** A body as documented. @throws AdministrationBodyMalformedError */
export function readBody<S extends TSchema>(schema: S, body: unknown): Static<S> {
  const faults = faultsOf(schema, body ?? {});
  if (faults.length > 0) throw new AdministrationBodyMalformedError(faults);
  return body as Static<S>;
}
