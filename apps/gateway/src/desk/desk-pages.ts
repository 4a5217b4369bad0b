import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { DESK_POLICY } from './desk-policy.js';
import { type DeskFile, ENCODINGS, type Encoding, readDeskFiles } from './desk-files.js';

export const DESK_PATH = '/desk';
const PAGE = 'index.html';
/** Files whose name changes with what is in them. */
const NAMED_BY_CONTENT = 'assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the desk: the same bytes for everybody, signed in or not, with nothing in them that anybody may not know. Its addresses are
 * screens of one page. It is no route and asks nobody, so it is not counted: one visit is a handful of small files.
 */
@Injectable()
export class DeskPages {
  private readonly files = readDeskFiles();

  readonly handle: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    // Links that were sent name the house alone; what stands behind their "#" goes along by itself.
    if (request.path === '/' || request.path === DESK_PATH) return response.redirect(302, `${DESK_PATH}/`);
    if (!request.path.startsWith(`${DESK_PATH}/`)) return next();
    const path = request.path.slice(DESK_PATH.length + 1);
    const file = this.files.get(path) ?? (isScreen(path) ? this.files.get(PAGE) : undefined);
    if (!file) return next();
    this.send(file, path.startsWith(NAMED_BY_CONTENT) ? FOR_EVER : 'no-cache', request, response);
  };

  private send(file: DeskFile, caching: string, request: Request, response: Response): void {
    response.setHeader('Content-Security-Policy', DESK_POLICY);
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    response.setHeader('Cache-Control', caching);
    response.setHeader('ETag', file.tag);
    response.vary('Accept-Encoding');
    if (request.headers['if-none-match'] === file.tag) return void response.status(304).end();
    const encoding = (Object.keys(ENCODINGS) as Encoding[]).find(
      (one) => file.encoded.has(one) && request.acceptsEncodings(one) !== false,
    );
    response.setHeader('Content-Type', file.type);
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    const body = encoding === undefined ? file.plain : file.encoded.get(encoding)!;
    response.setHeader('Content-Length', body.length);
    response.status(200).end(request.method === 'HEAD' ? undefined : body);
  }
}

/** An address without an ending is a screen; what has one is a file, and there or not. */
const isScreen = (path: string): boolean =>
  !path.startsWith(NAMED_BY_CONTENT) && !(path.split('/').at(-1) ?? '').includes('.');
