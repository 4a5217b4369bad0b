import type { Installation } from '../installation.js';

/** Under which subjects a service hands out what remains of answers that are too large for one message. */
export const partsSubject = (service: string, installation: Installation): string =>
  installation.subject(`parts.${service}`);
