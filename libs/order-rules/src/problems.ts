import type { JsonPointer } from '@vedette/campaign';
import type { OrderProblem } from './receipt.js';

/** What to say of a problem: what was found, what is allowed, what comes of it or what to do. */
export type Saying = readonly [found: string, allowed: string, remedy: string];

/** Gathers what is wrong with one order. */
export class Problems {
  readonly list: OrderProblem[] = [];

  /** The order is refused. */
  error(code: string, rule: string, field: JsonPointer, saying: Saying): void {
    this.add('error', code, rule, field, saying);
  }

  /** The order is accepted; its sender should know. */
  warn(code: string, rule: string, field: JsonPointer, saying: Saying): void {
    this.add('warning', code, rule, field, saying);
  }

  /** Whether anything so far refuses the order. */
  get fatal(): boolean {
    return this.list.some(({ severity }) => severity === 'error');
  }

  private add(
    severity: OrderProblem['severity'],
    code: string,
    rule: string,
    field: JsonPointer,
    saying: Saying,
  ): void {
    this.list.push({ severity, code, rule, field, message: saying.join('; ') });
  }
}
