import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError } from 'rxjs';

/**
 * Hands a handler's error to the transport as it is. Nest's own filter would replace it by "Internal server error",
 * and with it the code that decides whether to try again and what the asker learns.
 */
@Catch()
export class KeepErrorFilter implements ExceptionFilter {
  catch(error: unknown): unknown {
    return throwError(() => error);
  }
}
