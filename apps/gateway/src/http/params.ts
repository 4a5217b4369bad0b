import { Injectable, type PipeTransform } from '@nestjs/common';
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

/** An order's id in the path. */
@Injectable()
export class OrderIdParam implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      throw new ParameterInvalidError('orderId', 'the id of a receipt');
    return value;
  }
}
