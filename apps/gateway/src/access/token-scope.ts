import { SetMetadata } from '@nestjs/common';
import type { TokenScope } from '@vedette/contracts';

export const TOKEN_SCOPE = Symbol('the scope a personal access token needs here');

/**
 * Lets personal access tokens with this scope in where their owner may go himself. A route or field without it is closed
 * to every token, so what is added later is closed until somebody decides otherwise.
 */
export const TokensWith = (scope: TokenScope): MethodDecorator => SetMetadata(TOKEN_SCOPE, scope);
