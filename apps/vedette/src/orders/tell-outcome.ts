import { styleText } from 'node:util';
import { perhaps } from '@vedette/campaign';
import type { OrderOutcome, TextOutcome } from './outcome.js';

/** What became of a text of orders, in words and in the order of its lines. */
export function tellOutcome({ results, unreadable, notes }: TextOutcome): string {
  const told = [
    ...results.map((result) => ({ line: result.line, words: tellOrder(result) })),
    ...unreadable.map(({ line, column, found, allowed, suggestions }) => ({
      line,
      words: `line ${line}: ${styleText('red', 'NOT READ')} at column ${column}: found ${found}; allowed is ${allowed}${perhaps(suggestions)}\n`,
    })),
    ...notes.map(({ line, found, readAs }) => ({
      line,
      words: `line ${line}: "${found}" was read as "${readAs}"\n`,
    })),
  ];
  const lines = told.sort((a, b) => a.line - b.line).map(({ words }) => words);
  const accepted = results.filter((result) => result.accepted).length;
  const refused = results.length - accepted;
  return `${lines.join('')}${accepted} accepted, ${refused} refused, ${unreadable.length} not read\n`;
}

function tellOrder({ line, accepted, understood, problems, text, receipt }: OrderOutcome): string {
  const verdict = accepted ? styleText('green', 'accepted') : styleText('red', 'REFUSED');
  const head = `line ${line}: ${verdict}: ${understood}\n`;
  const signed = receipt
    ? `    turn ${receipt.turn}, version ${receipt.version}, receipt ${receipt.id}\n`
    : '';
  const said = problems.map(
    ({ severity, code, rule, field, message }) =>
      `    ${styleText(severity === 'error' ? 'red' : 'yellow', severity)} ${code} (${rule}) at ${field}: ${message}\n`,
  );
  return `${head}    ${text}\n${signed}${said.join('')}`;
}
