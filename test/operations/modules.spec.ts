import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type DynamicModule, Inject, Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SERVICE_NAMES } from '@vedette/contracts';
import * as platform from '@vedette/platform';
import type { ServiceOptions } from '@vedette/platform';

/**
 * Every service is put together as it is at its start, down to the last class that is injected, and nothing is made: what a
 * constructor asks for must be there at run time, which neither the compiler nor a test of the class alone can tell. An import
 * of types alone is enough to break it.
 */

type Root = Type<unknown> | DynamicModule;

const entryOf = (service: string): string =>
  new URL(`../../apps/${service}/src/main.ts`, import.meta.url).pathname;

const configuration = platform.readConfiguration(platform.serviceSettings, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  NATS_URL: 'nats://127.0.0.1:1',
});

/** What a service hands to the platform at its start. */
const started: { module: Root; options: ServiceOptions }[] = [];

/** Puts a module together with what every service has. @throws UnknownDependenciesException */
async function resolve(module: Root): Promise<void> {
  const root: DynamicModule = {
    module: class Root {},
    imports: [platform.PlatformModule.forRoot(configuration), module],
  };
  const context = await NestFactory.createApplicationContext(root, {
    preview: true,
    abortOnError: false,
    logger: false,
  });
  await context.close();
}

beforeAll(() => {
  jest.unstable_mockModule('@vedette/platform', () => ({
    ...platform,
    bootstrapService: (module: Root, options: ServiceOptions) => {
      started.push({ module, options });
      return Promise.resolve();
    },
  }));
});

describe('a service at its start', () => {
  it.each(SERVICE_NAMES)('%s has everything that its classes ask for', async (service) => {
    started.length = 0;
    await import(entryOf(service));
    expect(started.map(({ options }) => options.name)).toEqual([service]);
    await resolve(started[0]!.module);
  });

  it('is told when a class asks for what is not there at run time', async () => {
    type Erased = Needed;
    @Injectable()
    class Needed {}
    @Injectable()
    class Asking {
      constructor(readonly needed: Erased) {}
    }
    @Module({ providers: [Needed, Asking] })
    class Broken {}
    await expect(resolve(Broken)).rejects.toThrow("can't resolve dependencies of the Asking (?)");
  });

  it('is told when a module forgets to provide what another class names', async () => {
    const TOKEN = Symbol('what nobody provides');
    @Injectable()
    class Asking {
      constructor(@Inject(TOKEN) readonly needed: unknown) {}
    }
    @Module({ providers: [Asking] })
    class Broken {}
    await expect(resolve(Broken)).rejects.toThrow('Symbol(what nobody provides)');
  });
});
