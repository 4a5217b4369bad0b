import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidRequestError } from '@vedette/platform';

/** A part of the path or query is not what stands there. */
export class ParameterInvalidError extends InvalidRequestError {
  constructor(field: string, allowed: string) {
    super({
      code: 'parameter-invalid',
      field,
      rule: 'openapi.json',
      message: `${field} must be ${allowed}.`,
    });
  }
}

const numberOf = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 10_000)
    throw new ParameterInvalidError('turn', 'a whole number from 0 to 10000');
  return Number(text);
};

/** A turn's number in the path. */
@Injectable()
export class TurnParam implements PipeTransform<string, number> {
  transform(value: string): number {
    return numberOf(value);
  }
}

/** A turn's number in the query, if it is there. */
@Injectable()
export class OptionalTurnParam implements PipeTransform<unknown, number | undefined> {
  transform(value: unknown): number | undefined {
    return value === undefined ? undefined : numberOf(String(value));
  }
}

/**
 * A yes or no in the query, if it is there. Not a pipe: the validation of the house would make a boolean of any text first.
 * @throws ParameterInvalidError
 */
export function flagOf(field: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw new ParameterInvalidError(field, 'true or false');
  return text === 'true';
}

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

/** An order's id in the path. */
@Injectable()
export class OrderIdParam implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      throw new ParameterInvalidError('orderId', 'the id of a receipt');
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

/** The id of an event in the query, if it is there. */
@Injectable()
export class OptionalEventParam implements PipeTransform<unknown, string | undefined> {
  transform(value: unknown): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || !/^\d{1,18}$/.test(value))
      throw new ParameterInvalidError('before', 'the id of an event of the list');
    return value;
  }
}
