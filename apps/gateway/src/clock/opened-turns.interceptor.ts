import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { noteOpening } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { type Observable, tap } from 'rxjs';
import { callerOf } from '../access/caller.js';
import { OPENS_TURN } from '../access/opens-turn.js';

/** How long the conductor is not told again of the same player: programs ask every second. */
const TOLD_FOR_MS = 20_000;
const MOST_TOLD = 10_000;

/** Tells the conductor that a player has opened the turn, after he was served; that nobody hears it keeps nobody waiting. */
@Injectable()
export class OpenedTurns implements NestInterceptor {
  private readonly logger = new Logger('OpenedTurns');
  private readonly told = new Map<string, number>();

  constructor(
    private readonly reflector: Reflector,
    private readonly requests: RequestClient,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get<true | undefined>(OPENS_TURN, context.getHandler())) return next.handle();
    const { standing } = callerOf(context);
    if (standing?.kind !== 'seat') return next.handle();
    const { campaign, player } = standing;
    return next.handle().pipe(tap({ complete: () => void this.note(campaign, player) }));
  }

  private async note(campaign: string, player: string): Promise<void> {
    const key = `${campaign}/${player}`;
    const now = performance.now();
    if (now - (this.told.get(key) ?? -Infinity) < TOLD_FOR_MS) return;
    if (this.told.size >= MOST_TOLD) this.told.clear();
    this.told.set(key, now);
    try {
      await this.requests.request(noteOpening, { campaign, player });
    } catch (error) {
      this.told.delete(key);
      this.logger.warn({ campaign, err: error }, 'Could not note that a turn was opened');
    }
  }
}
