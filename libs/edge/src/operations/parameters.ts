import { Body, createParamDecorator, type ExecutionContext, Param, type PipeTransform } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { Args, type ArgsOptions } from '@nestjs/graphql';
import { ApiHeader, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { Request } from 'express';
import type { Body as BodyClass } from '../shapes/body-of.js';
import { readBody } from '../http/body-malformed.error.js';
import { publishedSchema } from '../shapes/published-schema.js';
import { ArgsOf, type Question, questionOf, readQuestion } from '../shapes/question-of.js';
import { operationAt } from './operation.js';

type Pipe = new () => PipeTransform<never, unknown>;

/** A parameter that REST has from one place and GraphQL from another. */
function both(rest: ParameterDecorator, graph: ParameterDecorator): ParameterDecorator {
  return (target, method, index) => {
    rest(target, method, index);
    operationAt(target, method!).parameters.push({ index, graph });
  };
}

/** What is named in the path, and by an argument, which is called the same unless said otherwise. */
export const Which = (name: string, pipe?: Pipe, argument = name, options: ArgsOptions = {}) =>
  both(
    pipe ? Param(name, pipe) : Param(name),
    pipe ? Args(argument, options, new pipe()) : Args(argument, options),
  );

/** What is sent: the body of a request, and an argument of a field. */
export const Sent = (argument: string, options: ArgsOptions = {}): ParameterDecorator =>
  both(Body(), Args(argument, options));

/** The arguments of a field that a schema judges, whatever the parameter is declared as. */
function argumentsOf(
  schema: TObject,
): (target: object, method: string | symbol | undefined, index: number) => void {
  const question = questionOf(schema);
  return (target, method, index) => {
    const types = Reflect.getMetadata('design:paramtypes', target, method!) as unknown[];
    Reflect.defineMetadata('design:paramtypes', types.with(index, question), target, method!);
    ArgsOf(question)(target, method, index);
  };
}

/** What is sent: the body of a request; each member of it is an argument of a field. */
export const SentApart = <S extends TObject>({ schema }: BodyClass<S>): ParameterDecorator =>
  both(Body(), argumentsOf(schema));

const judgedBody = createParamDecorator((schema: TObject, context: ExecutionContext): unknown =>
  readBody(schema, context.switchToHttp().getRequest<Request>().body),
);

/** The same of a body that its schema judges, and no class. */
export const Judged = (schema: TObject): ParameterDecorator => both(judgedBody(schema), argumentsOf(schema));

const fromRequest = createParamDecorator((schema: TObject, context: ExecutionContext): unknown => {
  const { query, params, headers } = context.switchToHttp().getRequest<Request>();
  const inHeaders = Object.entries(schema.properties).flatMap(([name, part]) => {
    const header = headerOf(part);
    return header === undefined ? [] : [[name, headers[header.toLowerCase()]] as const];
  });
  return readQuestion(schema, { ...query, ...params, ...Object.fromEntries(inHeaders) }, nameIn(schema));
});

const headerOf = (part: TSchema): string | undefined => part['header'] as string | undefined;
/** How a part of a question is called over HTTP. */
const nameIn = (schema: TObject) => (name: string) => headerOf(schema.properties[name]!) ?? name;

/**
 * What is asked: in the path and the query string of a route, in the arguments of a field. Each part of it is described; a part may
 * say under `header` that over HTTP it comes in one.
 */
export const Asked = <S extends TObject>(question: Question<S>): ParameterDecorator => {
  const { schema } = question;
  const rest: ParameterDecorator = (target, method, index) => {
    fromRequest(schema)(target, method, index);
    operationAt(target, method!).described.push((path) => describe(schema, path, target, method as string));
  };
  return both(rest, ArgsOf(question));
};

function describe(schema: TObject, base: string, target: object, method: string): void {
  const handler = Object.getOwnPropertyDescriptor(target, method)!;
  const end = Reflect.getMetadata(PATH_METADATA, handler.value as object) as string | undefined;
  const inPath = `${base}/${end ?? ''}`.split('/');
  for (const [name, part] of Object.entries(schema.properties).reverse()) {
    const { description, ...told } = publishedSchema(part);
    const words = description ? { description: description as string } : {};
    const header = headerOf(part);
    const required = (schema.required ?? []).includes(name);
    if (header !== undefined)
      ApiHeader({ name: header, required, schema: told, ...words })(target, method, handler);
    else if (inPath.includes(`:${name}`)) ApiParam({ name, schema: told, ...words })(target, method, handler);
    else ApiQuery({ name, required, schema: told, ...words })(target, method, handler);
  }
}
