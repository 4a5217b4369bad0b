import { readFileSync } from 'node:fs';
import type { GameEvent } from '@vedette/campaign';
import { explainUnit } from '@vedette/reports';
import { Command } from 'commander';

/** `vedette why EVENTS UNIT`: the story of a unit's turn in plain words, with rule numbers, reasons and dice. */
export function whyCommand(): Command {
  return new Command('why')
    .description("tell the story of a unit's or ship's turn in plain words, with rule numbers and dice")
    .argument('<events>', 'events.jsonl of the umpire bench')
    .argument('<unit>', 'unit or ship, for instance US3IN')
    .option('--turn <number>', 'one turn only')
    .action((file: string, unit: string, { turn }: { turn?: string }) => {
      process.stdout.write(
        storyOf(readFileSync(file, 'utf8'), unit, turn === undefined ? null : Number(turn)),
      );
    });
}

/** The story of a unit in the events of a bench, told whole: the referee's view. */
export function storyOf(jsonLines: string, unit: string, turn: number | null): string {
  const events = jsonLines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GameEvent)
    .filter((event) => turn === null || event.turn === turn);
  const turns = [...new Set(events.map((event) => event.turn))];
  return turns
    .map((number) => {
      const told = events
        .filter((event) => event.turn === number)
        .map(({ seq: _seq, audience: _audience, ...event }) => ({
          ...event,
          degree: 'full' as const,
          data: event.data as Record<string, unknown>,
        }));
      return `${turns.length > 1 ? `Turn ${number}\n` : ''}${explainUnit(told, unit)}`;
    })
    .join('\n');
}
