import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { UnavailableError } from '@vedette/platform';
import { connectNats } from '../connection/connect-nats.js';
import { Installation } from '../installation.js';
import { RequestClient } from './request-client.js';
import { declareRequest } from './request-contract.js';
import { RequestReplyStrategy } from './request-reply.strategy.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
const question = declareRequest<object, never>('test.away', { timeoutMs: 600_000 });

describe('a question that cannot be answered while a part is away', () => {
  const installation = new Installation(`away-${process.pid}`);
  const warn = jest.fn();
  const error = jest.fn();
  let connection: NatsConnection;
  let strategy: RequestReplyStrategy;

  beforeEach(async () => {
    connection = await connectNats({ url: natsUrl, name: 'test' });
    Logger.overrideLogger({ log: jest.fn(), warn, error });
    strategy = new RequestReplyStrategy({ connection, installation, group: 'g', drainMs: 600_000 });
    const handle = () => Promise.reject(new UnavailableError('log-away', 'Try again.'));
    strategy.addHandler(question.subject, handle, false, { subject: question.subject });
    strategy.listen(() => undefined);
    await connection.flush();
  });
  afterEach(async () => {
    Logger.overrideLogger(false);
    await strategy.close();
    await connection.close();
  });

  it('is refused with what is away, of which the log has one line without a stack', async () => {
    const asking = new RequestClient(connection, installation).request(question, {});
    await expect(asking).rejects.toMatchObject({ status: 503, code: 'log-away' });
    expect(error).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [expect.not.objectContaining({ err: expect.anything() }), 'Could not answer', expect.anything()],
    ]);
  });
});
