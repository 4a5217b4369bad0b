import type { RequestClient } from '@vedette/messaging';

/** Something a cell is asked to do, without saying anything more. */
type Contract<Answer> = Parameters<typeof RequestClient.prototype.request<object, Answer>>[0];

/** Has every cell of the house do something, one after the other; rejects at the first that does not. */
export async function inEveryCell<Answer>(
  requests: RequestClient,
  contract: Contract<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const cell of requests.cells) answers.push(await requests.request(contract, {}, { cell }));
  return answers;
}

interface Rebuilt {
  readonly generation: number;
  readonly seconds: number;
}

/** What a rebuild of several cells comes to: all their seconds, and the newest generation. */
export const longest = (made: readonly Rebuilt[]): Rebuilt => ({
  generation: Math.max(...made.map(({ generation }) => generation)),
  seconds: made.reduce((sum, { seconds }) => sum + seconds, 0),
});
