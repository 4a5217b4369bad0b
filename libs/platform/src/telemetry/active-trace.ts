import { isSpanContextValid, trace } from '@opentelemetry/api';

/** Trace id of the work in hand, or undefined outside of any trace. */
export const activeTraceId = (): string | undefined => {
  const context = trace.getActiveSpan()?.spanContext();
  return context !== undefined && isSpanContextValid(context) ? context.traceId : undefined;
};

/** The ids a log line carries so that it can be found from a trace; empty outside of any trace. */
export const traceFields = (): { trace_id?: string; span_id?: string } => {
  const context = trace.getActiveSpan()?.spanContext();
  return context !== undefined && isSpanContextValid(context)
    ? { trace_id: context.traceId, span_id: context.spanId }
    : {};
};
