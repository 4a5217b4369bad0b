import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { MsgHdrs } from '@nats-io/transport-node';
import { InvalidRequestError, VedetteError } from '@vedette/platform';

const compress = promisify(gzip);
const expand = promisify(gunzip);
const encodingHeader = 'Vedette-Encoding';
/** Brokers refuse messages over 1 MB unless told otherwise; a position document shrinks to about a tenth. */
const compressFromBytes = 64 * 1024;
const largestExpandedBytes = 256 * 1024 * 1024;

/** A message is larger than the broker takes, even compressed. */
export class MessageTooLargeError extends VedetteError {
  constructor(subject: string, bytes: number, most: number) {
    super({
      code: 'message-too-large',
      status: 413,
      message: `The message for ${subject} has ${bytes} bytes compressed and the broker takes ${most}: raise max_payload of NATS or send less.`,
    });
  }
}

/** A message cannot be read; trying again will not help. */
export class UnreadableMessageError extends InvalidRequestError {
  constructor(subject: string, cause: unknown) {
    super({ code: 'message-unreadable', message: `The message on ${subject} is not JSON.`, cause });
  }
}

/** Headers count as well; a kilobyte or two is what traces and our own need. */
export const bytesForHeaders = 2048;

/** JSON as bytes, compressed when long; notes the compression in the headers. `undefined` becomes no bytes at all. */
export const encodeValue = async (value: unknown, headers: MsgHdrs): Promise<Uint8Array> => {
  if (value === undefined) return new Uint8Array();
  const plain = Buffer.from(JSON.stringify(value), 'utf8');
  const data = plain.length < compressFromBytes ? plain : await compress(plain, { level: 1 });
  if (data !== plain) headers.set(encodingHeader, 'gzip');
  return data;
};

/** A value as one message. @throws MessageTooLargeError */
export const encodePayload = async (
  value: unknown,
  headers: MsgHdrs,
  limit: { readonly subject: string; readonly maxBytes: number },
): Promise<Uint8Array> => {
  const data = await encodeValue(value, headers);
  if (data.length + bytesForHeaders > limit.maxBytes)
    throw new MessageTooLargeError(limit.subject, data.length, limit.maxBytes);
  return data;
};

/** The value of a message. @throws UnreadableMessageError */
export const decodePayload = async (message: {
  readonly subject: string;
  readonly data: Uint8Array;
  readonly headers?: MsgHdrs | undefined;
}): Promise<unknown> => {
  if (message.data.length === 0) return undefined;
  try {
    const zipped = message.headers?.get(encodingHeader) === 'gzip';
    const data = zipped
      ? await expand(message.data, { maxOutputLength: largestExpandedBytes })
      : Buffer.from(message.data);
    return JSON.parse(data.toString('utf8')) as unknown;
  } catch (error) {
    throw new UnreadableMessageError(message.subject, error);
  }
};
