import { Type } from '@sinclair/typebox';
import { Instant } from '@vedette/contracts';
import { type Shown, viewOf } from '../shapes/view-of.js';

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

/** A session of one's own that is not over. */
export const SessionView = viewOf(
  'Session',
  Type.Object({
    id: Type.String(),
    current: Type.Boolean({ description: 'the one this is asked in' }),
    device: textOrNull('sessions of one device have the same'),
    userAgent: textOrNull('what the program calls itself'),
    network: textOrNull('address, or the /64 of an IPv6 one'),
    createdAt: Instant,
    lastUsedAt: Type.Unsafe<string>({ ...Instant, description: 'right to some minutes' }),
    expiresAt: Instant,
  }),
);
export type SessionView = Shown<typeof SessionView>;
