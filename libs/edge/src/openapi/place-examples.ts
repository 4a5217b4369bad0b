import { exampleOf } from './example-of.js';

interface Medium {
  readonly schema?: unknown;
  example?: unknown;
  readonly examples?: unknown;
}
type Media = Readonly<Record<string, Medium>>;
interface Operation {
  readonly requestBody?: { readonly content?: Media };
  readonly responses?: Readonly<Record<string, { readonly content?: Media }>>;
}

const JSON_MEDIUM = 'application/json';

/** Gives every body and every answer in JSON an example where it has none. */
export function placeExamples(
  paths: Readonly<Record<string, object>>,
  components: Readonly<Record<string, unknown>>,
): void {
  for (const operations of Object.values(paths))
    for (const { requestBody, responses = {} } of Object.values(operations) as Operation[])
      for (const content of [requestBody?.content, ...answersOf(responses)]) {
        const medium = content?.[JSON_MEDIUM];
        if (!medium?.schema || medium.example !== undefined || medium.examples !== undefined) continue;
        medium.example = exampleOf(medium.schema, components);
      }
}

const answersOf = (responses: NonNullable<Operation['responses']>): (Media | undefined)[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content);
