import { context, propagation } from '@opentelemetry/api';
import type { EventMeta } from '@vedette/event-store';

/**
 * What led to an append: the trace of the work in hand, so that whoever reacts to the event continues it, and the command
 * or event that caused it.
 */
export function causeMeta(causation?: string): EventMeta {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return {
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(causation === undefined ? {} : { causation }),
  };
}
