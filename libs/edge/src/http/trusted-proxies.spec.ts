import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { addressBehind } from './trusted-proxies.js';

/** Where a connection seems to come from, by us and by Express itself. */
function seen(proxies: string[] | false, remoteAddress: string, forwarded?: string) {
  const app = express();
  app.set('trust proxy', proxies);
  const request = {
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
  const asExpress = Object.setPrototypeOf({ ...request }, app.request) as { ip: string };
  return [addressBehind(app, request), asExpress.ip];
}

describe('where a connection comes from', () => {
  it.each([
    ['without proxies, from where it comes, whatever it says', false, '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['from a proxy that is named, from where that says', ['10.0.0.1'], '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['by two, the nearest that is none', ['10.0.0.0/8'], '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['from a stranger that names a proxy', ['10.0.0.1'], '9.9.9.9', '10.0.0.1', '9.9.9.9'],
    ['from a proxy that says nothing', ['10.0.0.1'], '10.0.0.1', undefined, '10.0.0.1'],
    ['from nothing but proxies', ['10.0.0.0/8'], '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ] as const)('%s', (_, proxies, remote, forwarded, from) => {
    expect(seen(proxies && [...proxies], remote, forwarded)).toEqual([from, from]);
  });
});
