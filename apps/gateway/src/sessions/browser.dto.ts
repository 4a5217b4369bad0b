import { Type } from '@sinclair/typebox';
import { Instant } from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

/** A code that the start of the house printed, which is spent by sending it. */
export const StartBody = bodyOf(
  'Start',
  Type.Object({ code: Type.String({ minLength: 10, maxLength: 100 }) }),
);
export type StartBody = InstanceType<typeof StartBody>;

/** Who is signed in in a browser; null for nobody, or no more. */
export const HeldView = viewOf('Held', Type.Object({ account: Type.Union([Type.String(), Type.Null()]) }));
export type HeldView = Shown<typeof HeldView>;

/** A browser that is signed in; by what, only its cookie knows. */
export const BrowserSessionView = viewOf(
  'BrowserSession',
  Type.Object({ account: Type.String(), expiresAt: Instant }),
);
export type BrowserSessionView = Shown<typeof BrowserSessionView>;
