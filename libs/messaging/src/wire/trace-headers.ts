import {
  type Context,
  type TextMapGetter,
  type TextMapSetter,
  ROOT_CONTEXT,
  context,
  propagation,
} from '@opentelemetry/api';
import type { MsgHdrs } from '@nats-io/transport-node';

const setter: TextMapSetter<MsgHdrs> = { set: (headers, key, value) => headers.set(key, value) };
const getter: TextMapGetter<MsgHdrs> = {
  keys: (headers) => headers.keys(),
  get: (headers, key) => (headers.has(key) ? headers.get(key) : undefined),
};

/** Writes the trace of the work in hand into the headers of a message. */
export const injectTrace = (headers: MsgHdrs): void => propagation.inject(context.active(), headers, setter);

/** The trace a message belongs to. */
export const extractTrace = (headers: MsgHdrs | undefined): Context =>
  headers === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, headers, getter);
