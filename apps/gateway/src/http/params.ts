import { Injectable, type PipeTransform } from '@nestjs/common';
import { ParameterInvalidError } from '@vedette/edge';

/** An order's id in the path. */
@Injectable()
export class OrderIdParam implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
      throw new ParameterInvalidError('orderId', 'the id of a receipt');
    return value;
  }
}
