import { type Attributes, type Context, context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { EventMeta, RecordedEvent } from '@vedette/event-store';
import { attribute, inSpan } from '@vedette/platform';

/**
 * What led to an append: the trace of the work in hand, so that whoever reacts to the event continues it, the command
 * or event that caused it, and the account of whoever had it done, where the event itself does not name him.
 */
export function causeMeta(causation?: string, actor?: string): EventMeta {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return {
    ...(traceparent === undefined ? {} : { traceparent }),
    ...(causation === undefined ? {} : { causation }),
    ...(actor === undefined ? {} : { actor }),
  };
}

function traceOf({ traceparent }: EventMeta): Context {
  return traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}

/** Does what follows from an event, as part of the trace that led to the event. */
export function becauseOf<T>(
  event: Pick<RecordedEvent, 'meta' | 'campaign' | 'turn'>,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const attributes: Attributes = {
    [attribute.campaign]: event.campaign,
    ...(event.turn === null ? {} : { [attribute.turn]: event.turn }),
  };
  return inSpan(name, { parent: traceOf(event.meta), attributes }, work);
}
