import type { OrderProblem } from '@vedette/order-rules';

/** A place in an order as rules write it, `strategic.path[0]`, as a JSON pointer (RFC 6901): `/strategic/path/0`. */
export function pointerTo(field: string): string {
  if (field === '' || field.startsWith('/')) return field;
  const keys = field.replace(/\[(\d+)\]/g, '.$1').split('.');
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A problem as it is told: its place is spelt like the place of a malformed order's fault. */
export function toldProblem(problem: OrderProblem): OrderProblem {
  return { ...problem, field: pointerTo(problem.field) };
}
