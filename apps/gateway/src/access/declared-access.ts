import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import type { TokenScope } from '@vedette/contracts';
import { ACCESS, type Access } from './access.js';
import { TOKEN_SCOPE } from './token-scope.js';

/** One way in from outside: a REST route or a root field of GraphQL. */
export interface Entrance {
  /** `GET /campaigns/:id` or `Query.campaign`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access | null;
  /** What a personal access token must be for; null where none is let in. */
  readonly scope: TokenScope | null;
}

const RESOLVER_KIND = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';

/** Every entrance of an application with who may use it, sorted by name. Health probes are not among them. */
export function entrancesOf(modules: ModulesContainer): Entrance[] {
  const scanner = new MetadataScanner();
  const found: Entrance[] = [];
  const collect = (metatype: unknown, entrances: (of: Type, handler: object, name: string) => Entrance[]) => {
    if (typeof metatype !== 'function' || !metatype.prototype || metatype.name === 'HealthController') return;
    const prototype = metatype.prototype as Record<string, object>;
    for (const name of scanner.getAllMethodNames(prototype))
      found.push(...entrances(metatype as Type, prototype[name]!, name));
  };
  for (const { controllers, providers } of modules.values()) {
    for (const { metatype } of controllers.values()) collect(metatype, routesOf);
    for (const { metatype } of providers.values()) collect(metatype, (_, ...field) => fieldsOf(...field));
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function routesOf(controller: Type, handler: object): Entrance[] {
  const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
  if (verb === undefined) return [];
  const bases = [Reflect.getMetadata(PATH_METADATA, controller) as string | string[]].flat();
  const ends = [Reflect.getMetadata(PATH_METADATA, handler) as string | string[]].flat();
  const access = (Reflect.getMetadata(ACCESS, handler) as Access | undefined) ?? null;
  return bases.flatMap((base) =>
    ends.map((end) => {
      const path = `/${[base, end]
        .map((part) => part.replace(/^\/|\/$/g, ''))
        .filter(Boolean)
        .join('/')}`;
      const name = `${RequestMethod[verb]} ${path}`;
      return { name, method: RequestMethod[verb], path, access, scope: scopeOf(handler) };
    }),
  );
}

function fieldsOf(handler: object, method: string): Entrance[] {
  const kind = Reflect.getMetadata(RESOLVER_KIND, handler) as string | undefined;
  if (kind !== 'Query' && kind !== 'Mutation' && kind !== 'Subscription') return [];
  const name = (Reflect.getMetadata(RESOLVER_NAME, handler) as string | undefined) ?? method;
  const access = (Reflect.getMetadata(ACCESS, handler) as Access | undefined) ?? null;
  return [{ name: `${kind}.${name}`, method: kind, path: name, access, scope: scopeOf(handler) }];
}

const scopeOf = (handler: object): TokenScope | null =>
  (Reflect.getMetadata(TOKEN_SCOPE, handler) as TokenScope | undefined) ?? null;
