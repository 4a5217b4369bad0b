import type { OrderProblem } from '../receipt.js';

/** Every code that closes a section: clients have words of their own for them. */
export const CLOSING_REASONS = [
  'activation-idle',
  'headquarters-do-not-fight',
  'militia-walks',
  'no-friend-by',
  'no-railway',
  'not-attached',
  'option-not-in-book',
] as const;

/** Why sections of a piece's own order are closed just now, as its kind's choices are tried one after another. */
export class ClosedSections {
  private readonly open = new Set<string>();
  private readonly barred = new Map<string, OrderProblem>();

  /** Something of the section at a place of the order would be done. */
  accepts(field: string): void {
    this.open.add(sectionOf(field));
  }

  /** A choice was refused, or nothing would come of it; the first that bars a section tells why it is closed. */
  refuses(field: string, why: OrderProblem | undefined): void {
    const section = sectionOf(field);
    if (why && !this.barred.has(section)) this.barred.set(section, { ...why, field: `/${section}` });
  }

  /** One problem for each section of which something was tried and nothing would be done, its field the section. */
  get list(): OrderProblem[] {
    return [...this.barred].filter(([section]) => !this.open.has(section)).map(([, why]) => why);
  }
}

const sectionOf = (field: string): string => field.split('/')[1] ?? '';
