import { signal } from '@preact/signals';
import type { StandingOrderDocument, TemplateDocument } from '@vedette/contracts';

/** Orders kept under names; null until they were asked for. */
export const templates = signal<readonly TemplateDocument[] | null>(null);
/** Orders that are sent again by themselves; null until they were asked for. */
export const standing = signal<readonly StandingOrderDocument[] | null>(null);

/** Forgets what outlasts a turn; when a seat is left. */
export function forgetDispositions(): void {
  templates.value = null;
  standing.value = null;
}
