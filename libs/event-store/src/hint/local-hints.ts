import { EventEmitter } from 'node:events';
import type { Hint, HintBus } from './hint-bus.js';

/** Hints within one process. */
export class LocalHints implements HintBus {
  private readonly bells = new EventEmitter({ captureRejections: false }).setMaxListeners(0);

  ring(hint: Hint): void {
    this.bells.emit(hint);
  }

  listen(hint: Hint, onRing: () => void): () => void {
    this.bells.on(hint, onRing);
    return () => this.bells.off(hint, onRing);
  }
}
