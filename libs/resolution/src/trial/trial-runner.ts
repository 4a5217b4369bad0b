import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { writeBattle } from '@vedette/battle';
import { type Order, writePosition } from '@vedette/campaign';
import type { TrialDue } from '@vedette/contracts';
import { type BattleGame, isBattle, TurnRecord } from '@vedette/ledger';
import { UnavailableError, VedetteError } from '@vedette/platform';
import type { GameSources } from '../game-sources.js';
import type { PlayTrial } from './play-in-process.js';
import { TrialFailedError, TrialTookTooLongError, TrialUnwantedError } from './trial.errors.js';
import type { TrialDesk, WantedTrial } from './trial-desk.js';
import type { TrialInput } from './try-turn.js';

/** How a trial ended here: answered, found faulty, or found unwanted or done by another. */
export type TrialEnd = 'answered' | 'failed' | 'unwanted';

/** How often it is looked whether anybody still wants to know, in milliseconds. */
const LOOK_MS = 1_000;

/**
 * Tries turns: lays out what a trial starts from, has it played, and writes down what it came to. Exactly one answer of a trial
 * is kept, whatever is delivered twice and whoever dies when. A trial that nobody wants any more is broken off, as is one that
 * takes too long.
 */
export class TrialRunner {
  private readonly logger = new Logger('Trial');
  private readonly underWay = new Set<AbortController>();
  private stopped = false;

  constructor(
    private readonly desk: TrialDesk,
    private readonly sources: GameSources,
    private readonly play: PlayTrial,
    private readonly limitSeconds: number,
  ) {}

  /** Tries a turn, or finds that nothing is to be done. Rejects when it cannot be tried now; delivering it again is then right. */
  async run({ trial }: TrialDue): Promise<TrialEnd> {
    const wanted = await this.desk.wanted(trial);
    if (wanted === null) return 'unwanted';
    const begun = performance.now();
    const end = await this.tried(trial, wanted);
    const { campaign, turn } = wanted;
    const ms = Math.round(performance.now() - begun);
    this.logger.log({ campaign, turn, trial, outcome: end, ms }, 'Trial');
    return end;
  }

  /** Breaks off what is under way: the worker stops, and another may have it. */
  stop(): void {
    this.stopped = true;
    for (const over of this.underWay)
      over.abort(new UnavailableError('stopping', 'The process is stopping.'));
  }

  private async tried(trial: string, wanted: WantedTrial): Promise<TrialEnd> {
    const over = new AbortController();
    const limit = setTimeout(
      () => over.abort(new TrialTookTooLongError(this.limitSeconds)),
      this.limitSeconds * 1_000,
    );
    this.underWay.add(over);
    if (this.stopped) this.stop();
    const watching = this.watch(trial, over);
    try {
      const input = await this.lay(wanted);
      over.signal.throwIfAborted();
      const outcome = await this.play(input, over.signal);
      const { campaign, turn } = wanted;
      return (await this.desk.answer(trial, { campaign, turn, ...outcome })) ? 'answered' : 'unwanted';
    } catch (error) {
      if (error instanceof TrialUnwantedError) return 'unwanted';
      if (!(error instanceof TrialTookTooLongError) && !(error instanceof TrialFailedError)) throw error;
      return this.failed(trial, error);
    } finally {
      clearTimeout(limit);
      this.underWay.delete(over);
      over.abort(new TrialUnwantedError(trial));
      await watching;
    }
  }

  private async failed(trial: string, error: VedetteError): Promise<TrialEnd> {
    const { code, status, message } = error;
    this.logger.warn({ trial, err: error }, 'A trial came to nothing');
    return (await this.desk.fail(trial, { code, status, message })) ? 'failed' : 'unwanted';
  }

  /** Breaks the trial off when nobody wants to know any more; a database that is away says nothing of the kind. */
  private async watch(trial: string, over: AbortController): Promise<void> {
    while (!over.signal.aborted) {
      await pause(LOOK_MS, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
      if (over.signal.aborted) return;
      const wanted = await this.desk.wanted(trial).catch(() => undefined);
      if (wanted === null) over.abort(new TrialUnwantedError(trial));
    }
  }

  private async lay({ campaign, turn, dice }: WantedTrial): Promise<TrialInput> {
    const { store, starts, battles, openings } = this.sources;
    const logged = await store.readTurns(campaign, turn);
    if (isBattle((await openings.of(campaign)).campaign)) {
      const sent = new TurnRecord<BattleGame>(campaign, turn).add(logged).standing();
      const accepted = sent.filter(({ receipt }) => receipt.accepted);
      const orders = accepted.map(({ order }) => order);
      const battle = writeBattle(await battles.master(campaign, turn));
      return { battle, orders, refused: sent.length - accepted.length, dice };
    }
    const orders: readonly Order[] = new TurnRecord(campaign, turn)
      .add(logged)
      .standing()
      .map(({ order }) => order);
    return { position: writePosition(await starts.master(campaign, turn)), orders, dice };
  }
}
