import {
  type Msg,
  type NatsConnection,
  RequestError,
  TimeoutError,
  headers as newHeaders,
} from '@nats-io/transport-node';
import { SpanKind } from '@opentelemetry/api';
import { VedetteError, attribute, inSpan, recordRequest } from '@vedette/platform';
import { type Whither, Ways } from '../cells/ways.js';
import type { Installation } from '../installation.js';
import { decodePayload, encodePayload } from '../wire/payload.js';
import { injectTrace } from '../wire/trace-headers.js';
import { PartMissingError, wholeData } from './answer-parts.js';
import { CutOffError, unlessCutOff } from './cut-off.js';
import { tellPatience } from './patience.js';
import { problemOfReply, retryOfReply } from './reply-envelope.js';
import type { RequestContract } from './request-contract.js';
import { NobodyAnswersError, RemoteError, RequestTimeoutError } from './request-errors.js';
import { isServed, NobodyLeftError, whileServed } from './signs-of-life.js';

/** How one question is asked. */
export interface AskOptions extends Whither {
  /** How long to wait, in milliseconds; that of the contract, else 5 s. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 5_000;
/** What a cell says of a campaign that it has not. */
const NOT_HERE = 'campaign-not-found';

/** What one cell of the house answered. */
export interface AnswerOfCell<Answer> {
  readonly cell: string;
  readonly answer: Answer;
}

/** Asks other services over core NATS. Every question has a time limit, and every failure a typed error. */
export class RequestClient {
  /** `ways`: where questions go in a house of several cells; without it all go to the installation. */
  constructor(
    private readonly connection: NatsConnection,
    installation: Installation,
    private readonly ways: Ways = new Ways(installation),
  ) {}

  /** The names of the cells that are asked, the first of which is home to campaigns that were given to none. */
  get cells(): readonly string[] {
    return this.ways.cells.map(({ name }) => name);
  }

  /** A campaign has been given a cell: what was known of it no longer holds. */
  forget(campaign: string): void {
    this.ways.forget(campaign);
  }

  /**
   * Asks every cell of the house the same, and returns what those said that answered, in their order: one that is away takes none of the
   * others along. Rejects as {@link request} does when none answers.
   */
  async requestOfCells<Question, Answer>(
    contract: RequestContract<Question, Answer>,
    question: Question,
    options: AskOptions = {},
  ): Promise<AnswerOfCell<Answer>[]> {
    const answers = await Promise.allSettled(
      this.cells.map(async (cell) => ({
        cell,
        answer: await this.request(contract, question, { ...options, cell }),
      })),
    );
    const found = answers.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    if (found.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return found;
  }

  /**
   * Asks and waits for the answer.
   * @throws RemoteError with the other side's code and status when it refused or failed
   * @throws NobodyAnswersError (503) when nobody serves the subject, or nobody does any more, or the broker is away or was meanwhile
   * @throws RequestTimeoutError (504) when no answer came in time
   */
  async request<Question, Answer>(
    contract: RequestContract<Question, Answer>,
    question: Question,
    options: AskOptions = {},
  ): Promise<Answer> {
    const { subject } = contract;
    const timeoutMs = options.timeoutMs ?? contract.timeoutMs ?? defaultTimeoutMs;
    const begun = performance.now();
    let outcome = 'ok';
    try {
      return await inSpan(
        `request ${subject}`,
        {
          kind: SpanKind.CLIENT,
          attributes: { [attribute.messagingSystem]: 'nats', [attribute.request]: subject },
        },
        async () => {
          const at = await this.ways.of(subject, question, options);
          try {
            return (await this.askAt(at, subject, question, timeoutMs)) as Answer;
          } catch (error) {
            if (!(error instanceof RemoteError) || error.code !== NOT_HERE) throw error;
            const now = await this.ways.anew(subject, question, options, at);
            if (now === null) throw error;
            return (await this.askAt(now, subject, question, timeoutMs)) as Answer;
          }
        },
      );
    } catch (error) {
      outcome = error instanceof VedetteError ? error.code : 'internal';
      throw error;
    } finally {
      recordRequest(subject, outcome, (performance.now() - begun) / 1000);
    }
  }

  /**
   * Whether anybody is there who answers a question, in every cell where cells answer it, within a second and without asking it. Only the broker's word that nobody listens
   * says no: who is busy is there, and of a broker that is away nothing can be learned.
   */
  async isServed({ subject }: Pick<RequestContract<unknown, unknown>, 'subject'>): Promise<boolean> {
    const at = this.cells.map((cell) => this.ways.servedAt(subject, cell).subject(subject));
    const wheres = [...new Set(at)];
    const served = await Promise.all(wheres.map((where) => isServed(this.connection, where)));
    return served.every(Boolean);
  }

  private async askAt(
    at: Installation,
    subject: string,
    question: unknown,
    timeoutMs: number,
  ): Promise<unknown> {
    const reply = await this.send(at.subject(subject), subject, question, timeoutMs);
    const { headers } = reply;
    const data = await this.rest(subject, reply, timeoutMs);
    const value = await decodePayload({ subject, data, ...(headers ? { headers } : {}) });
    const problem = problemOfReply(reply.headers, value);
    if (problem !== undefined) throw new RemoteError(problem, retryOfReply(reply.headers));
    return value;
  }

  private async send(where: string, subject: string, question: unknown, timeoutMs: number): Promise<Msg> {
    const headers = newHeaders();
    injectTrace(headers);
    tellPatience(headers, timeoutMs);
    const maxBytes = this.connection.info?.max_payload ?? 1_048_576;
    const data = await encodePayload(question, headers, { subject, maxBytes });
    return this.asked(subject, timeoutMs, () =>
      whileServed(
        this.connection,
        where,
        this.connection.request(where, data, { timeout: timeoutMs, headers }),
      ),
    );
  }

  /** A reply's data with its further parts, where it has some. */
  private rest(subject: string, reply: Msg, timeoutMs: number): Promise<Uint8Array> {
    return this.asked(subject, timeoutMs, () => wholeData(this.connection, reply, timeoutMs));
  }

  private async asked<T>(subject: string, timeoutMs: number, ask: () => Promise<T>): Promise<T> {
    try {
      return await unlessCutOff(this.connection, { subject, timeoutMs }, ask());
    } catch (error) {
      if (error instanceof TimeoutError) {
        // A question that could not even be sent was not answered by anybody.
        const away = await this.isAway();
        throw away
          ? new NobodyAnswersError(subject, error)
          : new RequestTimeoutError(subject, timeoutMs, error);
      }
      const isGone = [PartMissingError, NobodyLeftError, CutOffError].some((kind) => error instanceof kind);
      if (isGone || error instanceof RequestError || this.connection.isClosed())
        throw new NobodyAnswersError(subject, error);
      throw error;
    }
  }

  private async isAway(): Promise<boolean> {
    if (this.connection.isClosed()) return true;
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(true), 250);
    });
    const answers = this.connection.rtt().then(
      () => false,
      () => true,
    );
    try {
      return await Promise.race([answers, silent]);
    } finally {
      clearTimeout(timer);
    }
  }
}
