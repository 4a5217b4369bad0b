import type { GatewaySettings } from '../settings.js';

/**
 * A code as a link that can be sent; null while the server does not know its own address. The code stands behind a #,
 * which browsers keep to themselves: no proxy and no log sees it.
 */
export function publicLink(
  { PUBLIC_URL }: Pick<GatewaySettings, 'PUBLIC_URL'>,
  purpose: 'invitation' | 'reset' | 'email',
  code: string,
): string | null {
  return PUBLIC_URL === undefined ? null : `${PUBLIC_URL.replace(/\/+$/, '')}/#/${purpose}/${code}`;
}
