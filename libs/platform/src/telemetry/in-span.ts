import {
  type Attributes,
  type Context,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  trace,
} from '@opentelemetry/api';
import { VedetteError } from '../problems/vedette-error.js';
import { attribute, instrumentationScope } from './telemetry-schema.js';

/** How a span begins. */
export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** The work this follows from; the work in hand unless stated. */
  readonly parent?: Context;
  readonly links?: readonly Link[];
}

/** Does `work` inside a span; a failure marks the span with the error and its code and is thrown on. */
export const inSpan = async <T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T> | T,
): Promise<T> => {
  const parent = options.parent ?? context.active();
  const span = trace.getTracer(instrumentationScope).startSpan(
    name,
    {
      kind: options.kind ?? SpanKind.INTERNAL,
      ...(options.attributes === undefined ? {} : { attributes: options.attributes }),
      ...(options.links === undefined ? {} : { links: [...options.links] }),
    },
    parent,
  );
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    span.recordException(error instanceof Error ? error : String(error));
    span.setStatus({
      code: SpanStatusCode.ERROR,
      message: error instanceof Error ? error.message : String(error),
    });
    if (error instanceof VedetteError) span.setAttribute(attribute.errorCode, error.code);
    throw error;
  } finally {
    span.end();
  }
};
