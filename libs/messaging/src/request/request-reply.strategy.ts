import { setTimeout as pause } from 'node:timers/promises';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import {
  type Msg,
  type NatsConnection,
  type Subscription,
  headers as newHeaders,
} from '@nats-io/transport-node';
import { SpanKind } from '@opentelemetry/api';
import { forAsker } from '@vedette/database';
import { attribute, inSpan, logFailure, problemOf, VedetteError } from '@vedette/platform';
import { lastValueFrom } from 'rxjs';
import { DuplicateHandlerError, MissingHandlerError } from '../consume/handler-errors.js';
import type { Installation } from '../installation.js';
import { bytesForHeaders, decodePayload, encodeValue } from '../wire/payload.js';
import { extractTrace } from '../wire/trace-headers.js';
import { AnswerParts } from './answer-parts.js';
import { AnswerContext } from './answer-context.js';
import { REQUEST_REPLY } from './answers.decorator.js';
import { partsSubject } from './parts-subject.js';
import { patienceOf } from './patience.js';
import { markReply, markRetry } from './reply-envelope.js';
import { asksForSign } from './signs-of-life.js';

/** What the strategy works with. */
export interface RequestReplyMeans {
  readonly connection: NatsConnection;
  readonly installation: Installation;
  /** Processes with the same group share the questions: the service's name. */
  readonly group: string;
  /** Questions this service must answer; it refuses to start without a handler for each. */
  readonly mustAnswer?: readonly { readonly subject: string }[];
  /** Gives an answer up that waits for a database which says nothing; left out where the service has none. */
  readonly unlessAway?: <T>(answer: Promise<T>) => Promise<T>;
  /** How long `close` waits for answers in work, in milliseconds. */
  readonly drainMs: number;
}

/**
 * Nest transport that answers questions over core NATS. Nothing is stored: a question whose asker has gone is lost,
 * so only questions go this way and never facts.
 */
export class RequestReplyStrategy extends Server implements CustomTransportStrategy {
  override readonly transportId = REQUEST_REPLY;
  private subscriptions: Subscription[] = [];
  private readonly parts: AnswerParts;
  private readonly inWork = new Set<Promise<void>>();
  private closing: Promise<void> | undefined;

  constructor(private readonly means: RequestReplyMeans) {
    super();
    this.parts = new AnswerParts(means.connection, partsSubject(means.group, means.installation));
  }

  /** @throws DuplicateHandlerError when the question has a handler already */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const subject = extras['subject'];
    // Handlers of other transports that name no transport are offered to every strategy.
    if (typeof subject !== 'string' || isEventHandler) return;
    if (this.messageHandlers.has(subject)) throw new DuplicateHandlerError(subject);
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  /** Subscribes to every question; a subscription outlives reconnects by itself. */
  listen(callback: (error?: unknown) => void): void {
    const missing = (this.means.mustAnswer ?? [])
      .map(({ subject }) => subject)
      .filter((subject) => !this.messageHandlers.has(subject));
    if (missing.length > 0) return callback(new MissingHandlerError(missing));
    const { connection, installation, group } = this.means;
    this.subscriptions = [...this.messageHandlers.keys()].map((subject) =>
      connection.subscribe(installation.subject(subject), {
        queue: group,
        callback: (error, message) => {
          if (error !== null) this.logger.error({ err: error, subject }, 'Subscription ended');
          else if (asksForSign(message.headers)) message.respond();
          else this.track(this.answer(subject, message));
        },
      }),
    );
    // Whoever is told that this service is ready may ask at once, over another connection: the broker must have heard it by then. One that
    // is lost meanwhile hears it when it is back.
    void connection
      .flush()
      .catch(() => undefined)
      .then(() => callback());
  }

  /** Takes no further questions and waits for the answers in work. */
  close(): Promise<void> {
    return (this.closing ??= this.drain());
  }

  /** The transport has no events of its own; the connection's status is logged where it is opened. */
  on(): void {
    return;
  }

  /** The NATS connection. */
  unwrap<T>(): T {
    return this.means.connection as T;
  }

  private async drain(): Promise<void> {
    // Draining hands over what the broker has sent already; unsubscribing would drop it.
    const drained = this.subscriptions.map((subscription) => subscription.drain().catch(() => undefined));
    const late = new AbortController();
    const budget = pause(this.means.drainMs, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([Promise.all(drained), budget]);
    while (this.inWork.size > 0) {
      const over = await Promise.race([
        Promise.allSettled(this.inWork).then(() => false),
        budget.then(() => true),
      ]);
      if (over) break;
    }
    await Promise.race([this.parts.empty(), budget]);
    this.parts.close();
    late.abort();
  }

  private track(work: Promise<void>): void {
    const tracked = work.finally(() => this.inWork.delete(tracked));
    this.inWork.add(tracked);
  }

  /** Never rejects: what cannot be answered is answered with a problem, and what cannot be sent is logged. */
  private async answer(subject: string, message: Msg): Promise<void> {
    try {
      await inSpan(
        `answer ${subject}`,
        {
          kind: SpanKind.SERVER,
          parent: extractTrace(message.headers),
          attributes: { [attribute.messagingSystem]: 'nats', [attribute.request]: subject },
        },
        async () => this.reply(message, await this.handleInTime(subject, message)),
      );
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) logFailure(this.logger, { error, problem }, 'Could not answer', { subject });
      await this.replyProblem(subject, message, error);
    }
  }

  /** What the handler does waits for a database that is away no longer than whoever asked is ready to. */
  private handleInTime(subject: string, message: Msg): Promise<unknown> {
    const { unlessAway = (answer) => answer } = this.means;
    return unlessAway(forAsker(patienceOf(message.headers), () => this.handle(subject, message)));
  }

  private async handle(subject: string, message: Msg): Promise<unknown> {
    const handler = this.messageHandlers.get(subject) as MessageHandler<unknown, AnswerContext>;
    const question = await decodePayload(message);
    const answer = await handler(question, new AnswerContext(subject, message.headers));
    return lastValueFrom(this.transformToObservable(answer), { defaultValue: undefined });
  }

  private async reply(
    message: Msg,
    value: unknown,
    outcome: 'answer' | 'problem' = 'answer',
    headers = newHeaders(),
  ): Promise<void> {
    markReply(headers, outcome);
    const maxBytes = this.means.connection.info?.max_payload ?? 1_048_576;
    const data = await encodeValue(value, headers);
    const limit = { subject: message.subject, partBytes: maxBytes - bytesForHeaders };
    const first = data.length <= limit.partBytes ? data : this.parts.hold(data, headers, limit);
    message.respond(first, { headers });
  }

  private async replyProblem(subject: string, message: Msg, error: unknown): Promise<void> {
    try {
      const headers = newHeaders();
      markRetry(headers, error instanceof VedetteError ? error.retryAfterSeconds : undefined);
      await this.reply(message, problemOf(error), 'problem', headers);
    } catch (replyError) {
      this.logger.error({ err: replyError, subject }, 'Could not send a problem');
    }
  }
}
