/** Which keys a process holds, by the setting that names each: fingerprints of it, first of what it seals with, then of what it opens besides. */
export type HeldKeys = Readonly<Record<string, readonly string[]>>;

/** The {@link HeldKeys} of a process; one that needs none provides nothing. */
export const HELD_KEYS = Symbol('the keys this process holds');
