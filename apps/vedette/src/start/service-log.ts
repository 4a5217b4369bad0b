import { close, open, write } from 'node:fs';
import { Writable } from 'node:stream';

/** When a log that could not be opened or written is tried again, in milliseconds. */
const TRY_AGAIN_AFTER_MS = 1_000;

/**
 * The log file of one service. A disk that is full, or a file that cannot be opened, costs lines and nothing else: the stream
 * itself never fails, says once that lines are lost, and once more when it writes again. Readable by its owner only.
 */
export class ServiceLog extends Writable {
  private descriptor: number | null = null;
  private lost = 0;
  private isLosing = false;
  private tryFrom = 0;

  constructor(
    private readonly file: string,
    private readonly say: (line: string) => void,
  ) {
    super();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.isLosing && performance.now() < this.tryFrom) {
      this.lose(chunk);
      return done();
    }
    this.opened((fault, descriptor) => {
      if (descriptor === null) {
        this.fail(fault, chunk);
        return done();
      }
      this.append(descriptor, chunk, 0, done);
    });
  }

  override _final(done: () => void): void {
    if (this.descriptor === null) return done();
    close(this.descriptor, () => done());
  }

  private opened(then: (fault: Error | null, descriptor: number | null) => void): void {
    if (this.descriptor !== null) return then(null, this.descriptor);
    open(this.file, 'a', 0o600, (fault, descriptor) => {
      if (fault) return then(fault, null);
      this.descriptor = descriptor;
      then(null, descriptor);
    });
  }

  /** A disk that fills up takes the beginning of a piece; the rest of it is tried at once, and lost if that fails. */
  private append(descriptor: number, chunk: Buffer, from: number, done: () => void): void {
    write(descriptor, chunk, from, chunk.length - from, null, (fault, written) => {
      if (fault) this.fail(fault, chunk.subarray(from));
      else if (from + written < chunk.length) return this.append(descriptor, chunk, from + written, done);
      else this.recover();
      done();
    });
  }

  private fail(fault: Error | null, chunk: Buffer): void {
    this.tryFrom = performance.now() + TRY_AGAIN_AFTER_MS;
    this.lose(chunk);
    if (this.isLosing) return;
    this.isLosing = true;
    this.say(
      `${this.file} cannot be written (${fault?.message ?? 'unknown'}); log lines are lost until it can`,
    );
  }

  private recover(): void {
    if (!this.isLosing) return;
    this.isLosing = false;
    this.say(`${this.file} is written again; ${this.lost} log lines were lost`);
    this.lost = 0;
  }

  private lose(chunk: Buffer): void {
    for (const byte of chunk) if (byte === 0x0a) this.lost++;
  }
}
