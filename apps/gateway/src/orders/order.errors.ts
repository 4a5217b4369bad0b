import { type Fault, faultLine, placeOf } from '@vedette/campaign';
import type { ReceiptDocument } from '@vedette/contracts';
import { InvalidRequestError, type ProblemDetails, type ProblemItem, VedetteError } from '@vedette/platform';

/** An order is not well-formed: it was not looked at any further, and nothing was recorded. */
export class OrderMalformedError extends InvalidRequestError {
  constructor(faults: readonly Fault[]) {
    super({
      code: 'order-malformed',
      field: placeOf(faults[0] ?? { pointer: '' }),
      rule: 'vedette/orders@1',
      message: faults.map(faultLine).join('; '),
      errors: faults.map((fault) => ({
        code: 'order-malformed',
        field: placeOf(fault),
        rule: 'vedette/orders@1',
        message: faultLine(fault),
      })),
    });
  }
}

/** An order is well-formed and not allowed. Its receipt comes with the problem. */
export class OrderRefusedError extends VedetteError {
  constructor(private readonly receipt: ReceiptDocument) {
    const errors = receipt.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, rule, field, message }): ProblemItem => ({ code, rule, field, message }));
    const [first] = errors;
    super({
      code: first?.code ?? 'order-refused',
      status: 422,
      title: 'The order is not allowed',
      message: errors.map(({ message }) => message).join('; ') || 'The order is not allowed.',
      ...(first?.field === undefined ? {} : { field: first.field }),
      ...(first?.rule === undefined ? {} : { rule: first.rule }),
      errors,
    });
  }

  override toProblem(instance?: string): ProblemDetails & { readonly receipt: ReceiptDocument } {
    return { ...super.toProblem(instance), receipt: this.receipt };
  }
}
