import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { JsonPointer } from '@vedette/documents';
import { NotFoundError } from '@vedette/platform';
import type { Request } from 'express';
import { RequestInvalidError } from './validation.js';

/** Far above every name in a path. */
const LONGEST_PART_OF_PATH = 200;

/**
 * Refuses what no text of this house may hold, before anybody makes a key, a subject or a statement of it: NUL, which
 * Postgres keeps in no text and refuses a whole statement for, and half a surrogate pair, which UTF-8 cannot say. What else a
 * name or a text may be, its own schema tells.
 */
@Injectable()
export class WellFormedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (context.getType<string>() === 'graphql') {
      mustBeWellFormed(GqlExecutionContext.create(context).getArgs(), '');
    } else if (context.getType<string>() === 'http') {
      const { params, query, body } = context.switchToHttp().getRequest<Request>();
      for (const part of Object.values(params).flat())
        if (unfitIn(part) || part.length > LONGEST_PART_OF_PATH)
          throw new NotFoundError('page', 'of this address');
      mustBeWellFormed(query, '');
      mustBeWellFormed(body, '');
    }
    return true;
  }
}

/** NUL, and a surrogate that is not one of a pair. */
const UNFIT = /[\0\p{Cs}]/u;
const unfitIn = (text: string): boolean => UNFIT.test(text);

/** @throws RequestInvalidError that names the place */
function mustBeWellFormed(value: unknown, above: JsonPointer): void {
  const waiting: (readonly [value: unknown, field: JsonPointer])[] = [[value, above]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [found, field] = next;
    if (typeof found === 'string' && unfitIn(found)) throw refusal(field);
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, part] of Object.entries(found)) {
      if (unfitIn(key)) throw refusal(field);
      waiting.push([part, `${field}/${key}`]);
    }
  }
}

const refusal = (field: JsonPointer): RequestInvalidError =>
  new RequestInvalidError([
    {
      code: 'text-malformed',
      field: field === '' ? '/' : field,
      message: `${field === '' ? 'The text' : field} holds a NUL or half of a surrogate pair; neither is text.`,
    },
  ]);
