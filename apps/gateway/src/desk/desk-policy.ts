/**
 * What a page of the desk may load and do: its own files, and nothing of anybody else. Strings become scripts nowhere; the one policy
 * `desk` lets through the address of the desk's own worker. No `upgrade-insecure-requests`: over plain http in a home network the page
 * would stay empty.
 */
export const DESK_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types desk',
].join('; ');
