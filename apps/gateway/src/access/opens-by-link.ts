import { SetMetadata } from '@nestjs/common';

export const OPENS_BY_LINK = Symbol('a browser may open this by a link');

/**
 * What the document may do that a browser opens by a link, with its cookie alone: nothing but be looked at. It has an origin of its
 * own, so that not even a fault in how reports are written lets it ask the house anything.
 */
export const SANDBOX =
  "sandbox allow-downloads; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** For documents (reports, maps, archives, lists): a browser that is signed in may open them by a link. */
export const OpensByLink = (): MethodDecorator => SetMetadata(OPENS_BY_LINK, true);
