import type { AnswerOf } from '../../graph/shapes.js';
import type { AnyOrder } from '../../seat/composing.js';
import { say } from '../../words/words.js';

/**
 * Why a section of a piece's order is closed, in the words of the desk; a reason that it has no words for is told as the referee says it.
 */
export function whyClosed(order: AnyOrder, { code, message }: AnswerOf['closed'][number]): string {
  const name = `closed-${code}`;
  const said = say(name, { piece: String(order['unit'] ?? order['ship']) });
  return said === name ? message : said;
}
