import { ApiExtension } from '@nestjs/swagger';

type Json = Readonly<Record<string, unknown>>;
/** What goes over the wire in several forms, by media type. */
export type Content = Readonly<Record<string, { readonly schema: Json }>>;

interface Operation {
  requestBody?: unknown;
  responses?: Record<string, { description?: string; content?: unknown }>;
}

const BODY = 'x-content-of-body';
const ANSWER = 'x-content-of-answer';

/** A body that may come in several forms: Nest's decorators know one schema for all of them. */
export const BodyContent = (content: Content): MethodDecorator => ApiExtension(BODY, content);
/** An answer that comes in several forms. */
export const AnswerContent = (content: Content): MethodDecorator => ApiExtension(ANSWER, content);

/** A component of the document by its name. */
export const component = (name: string): { readonly schema: Json } => ({
  schema: { $ref: `#/components/schemas/${name}` },
});
/** One of several components. */
export const eitherOf = (...names: readonly string[]): { readonly schema: Json } => ({
  schema: { oneOf: names.map((name) => component(name).schema) },
});
/** Text without a schema of its own. */
export const text = (description: string): { readonly schema: Json } => ({
  schema: { type: 'string', description },
});
/** Bytes; JSON Schema has no type for them. */
export const BYTES = { schema: {} };

/** Puts the contents an operation declares where OpenAPI has them. */
export function placeContent(operation: Operation & Record<string, unknown>): void {
  const { [BODY]: body, [ANSWER]: answer } = operation;
  if (body) operation.requestBody = { required: true, content: body };
  if (answer) {
    const [status] = Object.keys(operation.responses ?? {}).filter((code) => code.startsWith('2'));
    operation.responses![status!]!.content = answer;
  }
  delete operation[BODY];
  delete operation[ANSWER];
}
