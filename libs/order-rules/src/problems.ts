import type { OrderProblem } from './receipt.js';

/** Gathers what is wrong with one order. */
export class Problems {
  readonly list: OrderProblem[] = [];

  error(code: string, rule: string, field: string, message: string): void {
    this.list.push({ severity: 'error', code, rule, field, message });
  }

  warn(code: string, rule: string, field: string, message: string): void {
    this.list.push({ severity: 'warning', code, rule, field, message });
  }

  get fatal(): boolean {
    return this.list.some(({ severity }) => severity === 'error');
  }
}
