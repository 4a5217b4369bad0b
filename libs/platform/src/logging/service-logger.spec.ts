import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { prettyLine } from './pretty-line.js';
import { ServiceLogger, createLogger } from './service-logger.js';

const capture = (level = 'trace') => {
  const lines: Record<string, unknown>[] = [];
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  };
  const logger = new ServiceLogger(createLogger({ service: 'probe', level, format: 'json', destination }));
  return { logger, lines };
};

describe('the log', () => {
  it('is one JSON line an entry with service, process, ISO time and text', () => {
    const { logger, lines } = capture();
    logger.log('hello', 'Boot');
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        service: 'probe',
        pid: process.pid,
        context: 'Boot',
        msg: 'hello',
      }),
    ]);
    expect(new Date(String(lines[0]?.['time'])).toISOString()).toBe(lines[0]?.['time']);
  });

  it('takes fields and a text through Nest loggers as our code writes them', () => {
    const { logger, lines } = capture();
    Logger.overrideLogger(logger);
    new Logger('Turn').warn({ campaign: 'mexico', turn: 3 }, 'Turn closed late');
    Logger.overrideLogger(false);
    expect(lines[0]).toMatchObject({
      level: 40,
      campaign: 'mexico',
      turn: 3,
      context: 'Turn',
      msg: 'Turn closed late',
    });
  });

  it('keeps the stack and the cause of an error, however it is passed', () => {
    const { logger, lines } = capture();
    const error = new Error('outer', { cause: new Error('inner') });
    logger.error({ err: error }, 'It failed', 'Probe');
    logger.error(error, 'Probe');
    logger.error('It failed', error.stack, 'Probe');
    expect(lines[0]).toMatchObject({ msg: 'It failed', err: { message: expect.stringContaining('outer') } });
    expect(JSON.stringify(lines[0])).toContain('inner');
    expect(lines[1]).toMatchObject({ msg: 'outer', context: 'Probe', err: { type: 'Error' } });
    expect(lines[2]).toMatchObject({
      msg: 'It failed',
      context: 'Probe',
      stack: expect.stringContaining('Error: outer'),
    });
  });

  it('leaves out what is less serious than its level', () => {
    const { logger, lines } = capture('warn');
    logger.debug('a');
    logger.log('b');
    logger.warn('c');
    logger.fatal('d');
    expect(lines.map(({ msg }) => msg)).toEqual(['c', 'd']);
  });

  it('hides passwords, tokens and session headers', () => {
    const { logger, lines } = capture();
    logger.log(
      { password: 'hush', user: { token: 'hush', name: 'anna' }, headers: { authorization: 'hush' } },
      'x',
      'y',
    );
    expect(JSON.stringify(lines)).not.toContain('hush');
    expect(lines[0]).toMatchObject({ user: { name: 'anna' } });
  });
});

describe('a log line for people', () => {
  const line = (fields: object) =>
    JSON.stringify({ level: 30, time: '2026-01-02T03:04:05.678Z', service: 'probe', ...fields });

  it('has time, level, origin, text and the other members', () => {
    expect(prettyLine(line({ context: 'Turn', msg: 'closed', turn: 3, campaign: 'mexico' }), 'plain')).toBe(
      '03:04:05.678 info  probe/Turn closed turn=3 campaign=mexico',
    );
  });

  it('shows the stack of an error below', () => {
    expect(prettyLine(line({ msg: 'x', err: { message: 'm', stack: 'Error: m\n  at y' } }), 'plain')).toBe(
      '03:04:05.678 info  probe x\nError: m\n  at y',
    );
  });

  it('that is not JSON is shown as it came', () => {
    expect(prettyLine('panic: something')).toBe('panic: something');
  });
});
