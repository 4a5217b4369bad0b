import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** RFC 9457 problem details as this house tells them. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'RFC 9457 problem details',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'urn:vedette:problem:<code>' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'what was found, what is allowed, what to do' },
    code: { type: 'string', description: 'stable; for programs' },
    instance: { type: 'string' },
    field: {
      type: 'string',
      description:
        'JSON pointer to the culprit: in the body, or a part of the address or a header by its name',
    },
    rule: { type: 'string', description: 'the rule that forbids it, e.g. "gitm-amwol 6.1"' },
    traceId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          field: { type: 'string' },
          rule: { type: 'string' },
          line: { type: 'integer', description: 'of a body that is text, from 1' },
          column: { type: 'integer', description: 'of a body that is text, from 1' },
        },
      },
    },
  },
} as const satisfies Schema;
