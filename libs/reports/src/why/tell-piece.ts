import type { ObservedEvent } from '@vedette/observation';
import { NO_NAMES, type KnownNames } from '../catalogue/telling.js';
import type { ObservedTurn } from '../input/observed-turn.js';
import { phasesOfSeason } from '../turn/phases.js';
import { ruleName } from '../wording/rule-name.js';
import { concerns, unitStory } from '../turn/explain-unit.js';
import type { NotDone, PieceStory, PieceStoryLine } from './piece-story.schema.js';
import { whyNot } from './why-not.js';

function withDetail({ rule, reasons }: { rule: string; reasons: readonly string[] }, text: string): string[] {
  return [`  ${text} [${ruleName(rule)}]`, ...reasons.map((reason) => `    Why: ${reason}.`)];
}

function storyText(story: readonly PieceStoryLine[], notDone: readonly NotDone[]): string {
  const paragraphs: string[] = [];
  let phase = '';
  for (const line of story) {
    if (line.phase !== phase) paragraphs.push(`${phase === '' ? '' : '\n'}${line.title}`);
    phase = line.phase;
    paragraphs.push(...withDetail(line, line.text), ...line.dice.map((die) => `    Die: ${die}.`));
  }
  if (notDone.length > 0) {
    paragraphs.push(`${story.length === 0 ? '' : '\n'}Why not`);
    for (const one of notDone) paragraphs.push(...withDetail(one, one.text));
  }
  return `${paragraphs.join('\n')}\n`;
}

/** Whether the player commands or deputises a piece, by the position he was reported. */
function isOwn({ position: { land, fleet } }: ObservedTurn, piece: string): boolean {
  return [...(land?.units ?? []), ...(fleet?.ships ?? [])].some(({ id }) => id === piece);
}

/**
 * Why a piece fared as it did in a player's turn, and why it did not do more, from his observed events alone. Null where he
 * knows nothing of it: whether there is such a piece makes no difference.
 */
export function tellPiece(turn: ObservedTurn, piece: string): PieceStory | null {
  const { heading, events, position } = turn;
  const seas = Object.fromEntries((position.fleet?.seas ?? []).map(({ code, name }) => [code, name]));
  const names = { ...heading, seas };
  return storyOf(
    events,
    { piece, own: isOwn(turn, piece), book: heading.rulebook.id, turn: heading.turn },
    names,
  );
}

/** The same from events alone, told by whoever may know them all, for instance a referee. */
export function storyOf(
  events: readonly ObservedEvent[],
  whose: { readonly piece: string; readonly own: boolean; readonly book: string; readonly turn: number },
  names: KnownNames = NO_NAMES,
): PieceStory | null {
  const { piece, own, turn } = whose;
  const ofIt = events.filter((event) => concerns(event, piece));
  if (ofIt.length === 0 && !own) return null;
  const lines = unitStory(ofIt, piece, names);
  const titles = new Map(
    phasesOfSeason('', new Set(lines.map(({ phase }) => phase))).map(({ phase, title }) => [phase, title]),
  );
  const story = lines.map(({ phase, text, rule, reasons, dice }) => ({
    ...{ phase, title: titles.get(phase) ?? phase, text, rule },
    ...{ reasons: [...reasons], dice: [...dice] },
  }));
  const notDone = whyNot(ofIt, whose, names);
  return { turn, piece, own, story, notDone, words: storyText(story, notDone) };
}
