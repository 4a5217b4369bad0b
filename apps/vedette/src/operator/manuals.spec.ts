import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import { COMMAND_GROUPS } from '../commands.js';

const entries = Object.values(COMMAND_GROUPS).flat();

const textOf = (page: string): string =>
  readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8');

/** Commands that a page tells to type, each as its words. */
const told = (page: string): readonly string[] => [
  ...new Set([...textOf(page).matchAll(/\.\/vedette ([a-z][^`\n#|]*)/g)].map(([, words]) => words!.trim())),
];

/** What is wrong with a command line; null when it could be typed. */
async function faultOf(line: string): Promise<string | null> {
  // What the shell makes of the rest is its own.
  const typed = line.replace(/"[^"]*"/g, 'text').replace(/ [>\\].*$/, '');
  const words = typed.split(/\s+/);
  const entry = entries.find(({ name }) => name === words[0]);
  if (!entry) return `there is no command ${words[0]}`;
  let command: Command = await entry.load();
  let at = 1;
  for (; command.commands.length > 0 && at < words.length; at++) {
    const next = command.commands.find((one) => one.name() === words[at]);
    if (!next) break;
    command = next;
  }
  const rest = words.slice(at);
  if (command.commands.length > 0 && rest.length > 0 && !rest[0]!.startsWith('-'))
    return `${words[0]} has no ${rest[0]}`;
  const options = withParents(command).flatMap((one) => one.options);
  const given: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i]!;
    if (word === '--help') return null;
    if (!word.startsWith('-')) given.push(word);
    else {
      const option = options.find(({ long, short }) => word === long || word === short);
      if (!option) return `${command.name()} takes no ${word}`;
      if (option.required || option.optional) i++;
      while (option.variadic && i + 1 < rest.length && !rest[i + 1]!.startsWith('-')) i++;
    }
  }
  const takes = command.registeredArguments;
  const least = takes.filter(({ required }) => required).length;
  // A page that tells of a command names it alone; one that tells to type it gives it what it takes.
  if (rest.length > 0 && given.length < least) return `${command.name()} takes ${least} words`;
  return given.length > takes.length && !takes.at(-1)?.variadic
    ? `${command.name()} takes no ${given.at(-1)}`
    : null;
}

const withParents = (command: Command): readonly Command[] =>
  command.parent ? [command, ...withParents(command.parent)] : [command];

/** Pages that tell what to type, each with fewer commands than it has. */
const PAGES = [
  ['runbooks.md', 15],
  ['operate.md', 60],
  ['play.md', 15],
] as const;

describe.each(PAGES)('the commands of %s', (page, least) => {
  it('are there to be tried', () => expect(told(page).length).toBeGreaterThan(least));

  it.each(told(page))('./vedette %s could be typed', async (line) => {
    expect(await faultOf(line)).toBe(null);
  });
});

describe('runbooks', () => {
  it('name commands and no routes: whoever is woken has no token at hand', () => {
    expect(textOf('runbooks.md').match(/`(GET|POST|PUT|PATCH|DELETE) [^`]*`/g)).toBeNull();
  });
});

describe('a command that is not there', () => {
  it.each([
    ['dead-letter list', 'there is no command dead-letter'],
    ['dead-letters show', 'dead-letters has no show'],
    ['database adopt --force', 'adopt takes no --force'],
    ['database adopt now', 'adopt takes no now'],
    ['admin retry-projection reports', 'retry-projection takes 2 words'],
  ])('would be found: %s', async (line, fault) => expect(await faultOf(line)).toBe(fault));
});
