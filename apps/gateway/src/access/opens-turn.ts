import { SetMetadata } from '@nestjs/common';

export const OPENS_TURN = Symbol('who is served this has opened the turn');

/** Who is served this has seen what the latest turn starts from: the conductor notes that he has opened it. */
export const OpensTurn = (): MethodDecorator => SetMetadata(OPENS_TURN, true);
