import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { ParameterInvalidError } from '../shapes/parameter-invalid.error.js';

/** A name in the query, if it is there. */
@Injectable()
export class OptionalNameParam implements PipeTransform<unknown, string | undefined> {
  transform(value: unknown, { data = 'name' }: ArgumentMetadata): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || !/^[^\p{C}]{1,60}$/u.test(value))
      throw new ParameterInvalidError(data, 'a name of at most 60 letters');
    return value;
  }
}

/** An id in the path, of whatever stands there. */
@Injectable()
export class IdParam implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      throw new ParameterInvalidError(data, 'an id as the list has it');
    return value;
  }
}
