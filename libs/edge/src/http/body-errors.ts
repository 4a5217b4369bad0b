import { InvalidRequestError } from '@vedette/platform';

interface BodyParserError extends Error {
  readonly type?: string;
  readonly limit?: number;
}

/** What the body parser found, as a problem with the limit or format that was broken; other errors as they are. */
export function ofBodyParser(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, limit = 0 } = error as BodyParserError;
  switch (type) {
    case 'entity.parse.failed':
      return new InvalidRequestError({
        code: 'json-malformed',
        field: '/',
        rule: 'RFC 8259',
        message: `The body is not JSON: ${error.message}.`,
      });
    case 'entity.too.large':
      return new InvalidRequestError({
        code: 'body-too-large',
        status: 413,
        field: '/',
        rule: `at most ${Math.floor(limit / 1024)} kB`,
        message: `The body is larger than ${Math.floor(limit / 1024)} kB; send less at once.`,
      });
    case 'entity.verify.failed':
      return error.cause;
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new InvalidRequestError({
        code: 'encoding-unsupported',
        status: 415,
        field: '/',
        rule: 'UTF-8, not compressed',
        message: 'Send the body in UTF-8, and not compressed.',
      });
    default:
      return error;
  }
}
