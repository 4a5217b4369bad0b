/**
 * A code as a link that can be sent; null while the server does not know its own address. The code stands behind a #,
 * which browsers keep to themselves: no proxy and no log sees it.
 */
export function publicLink(
  publicUrl: string | undefined,
  purpose: 'invitation' | 'reset' | 'email',
  code: string,
): string | null {
  return publicUrl === undefined ? null : `${publicUrl.replace(/\/+$/, '')}/#/${purpose}/${code}`;
}
