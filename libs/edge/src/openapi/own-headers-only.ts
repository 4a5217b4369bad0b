import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;

/** Headers whose name is told twice in two spellings are told once; that of the body's own form is OpenAPI's. */
export function ownHeadersOnly(parameters: Operation['parameters'] = []): Operation['parameters'] {
  return parameters.filter(
    (one) => !('in' in one && one.in === 'header' && one.name === one.name.toLowerCase()),
  );
}
