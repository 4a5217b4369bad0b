import { Inject, Injectable } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { createTransport } from 'nodemailer';
import { CORRESPONDENCE_SETTINGS, type CorrespondenceSettings } from '../settings.js';
import { DeliveryError } from './delivery.error.js';

const CONNECT_WITHIN_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

/** A mail, before it has a recipient. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

/** Sends mail over SMTP, if the installation has a server for it. */
@Injectable()
export class MailCourier {
  private readonly transport: ReturnType<typeof transportTo> | null;
  private readonly from: string;
  private readonly host: string;

  constructor(
    @Inject(CORRESPONDENCE_SETTINGS)
    { SMTP_URL, MAIL_FROM }: Pick<CorrespondenceSettings, 'SMTP_URL' | 'MAIL_FROM'>,
    shutdown: ShutdownManager,
  ) {
    this.from = MAIL_FROM ?? '';
    this.host = /@([a-z0-9.-]+)>?$/i.exec(this.from)?.[1] ?? 'localhost';
    this.transport = SMTP_URL !== undefined && MAIL_FROM !== undefined ? transportTo(SMTP_URL) : null;
    shutdown.register({
      stage: 'broker',
      name: 'mail transport',
      stop: () => this.transport?.close(),
    });
  }

  /** Whether mail can be sent at all; without, it waits. */
  get ready(): boolean {
    return this.transport !== null;
  }

  /**
   * Sends a mail. The same id gives the same Message-ID, by which mail programs know what came twice.
   * @throws DeliveryError
   */
  async send(to: string, { subject, text }: Words, id: string): Promise<void> {
    if (!this.transport) throw new DeliveryError('the installation has no mail server');
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to },
        subject,
        text: `${text}\n`,
        messageId: `<${id}@${this.host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw toDeliveryError(error);
    }
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What the server refuses for good (5xx to the address or the mail itself) is not sent again; everything else may be. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const final = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const said =
    responseCode > 0 ? `the mail server answered ${responseCode}` : 'the mail server cannot be reached';
  return new DeliveryError(`${said}${code ? ` (${code})` : ''}`, {
    hope: final ? 'never' : 'later',
    cause: error,
  });
}
