import type { BrowserSessionDocument } from '@vedette/contracts';
import type { CookieOptions, Request, Response } from 'express';
import { COOKIES } from '@vedette/edge';

/** Whatever the page may do, it cannot read the cookie, and no other site can have it sent along. */
const KEPT: CookieOptions = { httpOnly: true, sameSite: 'strict', path: '/' };

/** Has a browser hold a session. Over https the cookie is bound to this very host; over plain http there is no such cookie. */
export function hold(request: Request, response: Response, session: BrowserSessionDocument): void {
  const isSecure = request.headers.origin?.startsWith('https:') === true;
  const name = isSecure ? COOKIES.secure : COOKIES.plain;
  const expires = new Date(session.expiresAt);
  response.cookie(name, session.code, { ...KEPT, secure: isSecure, expires });
  response.setHeader('Cache-Control', 'no-store');
}

/** Has a browser forget its session, and all that pages of the house have kept on the device. */
export function letGo(response: Response): void {
  response.clearCookie(COOKIES.plain, KEPT);
  response.clearCookie(COOKIES.secure, { ...KEPT, secure: true });
  response.setHeader('Clear-Site-Data', '"cache", "storage"');
}
