import type { NestExpressApplication } from '@nestjs/platform-express';
import { ModulesContainer } from '@nestjs/core';
import { faultsOfQuestion, type ServiceRequest } from '@vedette/contracts';
import { RemoteError } from '@vedette/messaging';
import { problemOf, VedetteError } from '@vedette/platform';
import type { ToldRequests } from './told-requests.js';

type Handler = (question: unknown) => unknown;

/** Has questions answered by the controllers of a service in this process, in the form they would have on the wire. */
export function answerInProcess(
  requests: ToldRequests,
  app: NestExpressApplication,
  contracts: readonly ServiceRequest[],
): void {
  const handlers = handlersOf(app);
  for (const contract of contracts) {
    const handler = handlers.get(contract.subject);
    if (!handler) throw new Error(`nobody answers ${contract.subject}`);
    requests.tell(contract, (question) => answered(contract, handler, question) as never);
  }
}

/** What the controllers of an application answer, by subject. */
function handlersOf(app: NestExpressApplication): Map<string, Handler> {
  const found = new Map<string, Handler>();
  for (const module of app.get(ModulesContainer).values())
    for (const { instance, metatype } of module.controllers.values()) {
      const prototype = metatype?.prototype as Record<string, Handler> | undefined;
      for (const name of Object.getOwnPropertyNames(prototype ?? {})) {
        const method = prototype![name];
        const pattern: unknown =
          typeof method === 'function' && Reflect.getMetadata('microservices:pattern', method);
        if (Array.isArray(pattern)) found.set(String(pattern[0]), method!.bind(instance));
      }
    }
  return found;
}

/** An answer or a problem as they come over the wire. */
async function answered(contract: ServiceRequest, handler: Handler, question: unknown): Promise<unknown> {
  const asked: unknown = JSON.parse(JSON.stringify(question));
  const faults = faultsOfQuestion(contract, asked);
  if (faults.length > 0) throw new Error(`${contract.subject}: ${faults[0]!.field} ${faults[0]!.message}`);
  try {
    return JSON.parse(JSON.stringify(await handler(asked)));
  } catch (error) {
    throw new RemoteError(
      problemOf(error),
      error instanceof VedetteError ? error.retryAfterSeconds : undefined,
    );
  }
}
