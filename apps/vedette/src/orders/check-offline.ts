import {
  BATTLE_FORMAT,
  BATTLE_ORDERS_FORMAT,
  cited,
  faultsOfBattleOrders,
  formatBattleOrder,
  parseBattleText,
  readBattle,
} from '@vedette/battle';
import { inWords, judgeOrders as judgeBattleOrders } from '@vedette/battle-rules';
import { isBattleScenario } from '@vedette/battle-scenarios';
import { faultLine, MalformedDocumentError, readPosition } from '@vedette/campaign';
import type { Fault, JsonPointer } from '@vedette/documents';
import { formatOrder, judgeOrders, parseOrderText, textNames } from '@vedette/order-rules';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { readDocument } from '../bench/read-document.js';
import { positionGiven } from '../battle/position-given.js';
import { theatreSource } from '@vedette/theatres';
import type { TextOutcome } from './outcome.js';

type Outcome = TextOutcome['results'][number];

/** What the referee would make of a text of orders against a position, of a campaign or of a battle. @throws MalformedDocumentError */
export function checkOffline(text: string, positionFile: string, by: string | undefined): TextOutcome {
  const position = positionGiven(isBattleScenario(positionFile) ? positionFile : readDocument(positionFile));
  const isBattle = (position as { format?: unknown } | null)?.format === BATTLE_FORMAT;
  return isBattle ? checkBattle(text, position, by) : checkCampaign(text, position, by);
}

function checkCampaign(text: string, position: unknown, by: string | undefined): TextOutcome {
  const state = readPosition(position, theatreSource, pieceTypes);
  mustPlay(by, state.players);
  const books = booksOf(state.rulebooks);
  const names = textNames(state, books, by ?? null);
  const { orders, places, faults, notes } = parseOrderText(text, by === undefined ? {} : { by }, names);
  const { receipts } = judgeOrders(state, books, orders);
  return outcomeOf(receipts, places, orders.map(formatOrder), { unreadable: faults, notes });
}

function checkBattle(text: string, position: unknown, by: string | undefined): TextOutcome {
  const state = readBattle(position);
  mustPlay(by, state.players);
  const { orders, places, faults, notes } = parseBattleText(text, by);
  const unknown = orders.map((order) =>
    faultsOfBattleOrders({ format: BATTLE_ORDERS_FORMAT, turn: state.turn, orders: [order] }, state),
  );
  const known = orders.filter((_, i) => unknown[i]!.length === 0);
  const { receipts } = judgeBattleOrders(state, { orders: known });
  const judged = orders.map((order, i) => {
    const receipt = receipts[known.indexOf(order)];
    return receipt ?? { accepted: false, understood: inWords(order), problems: unknown[i]!.map(unknownName) };
  });
  return outcomeOf(judged, places, orders.map(formatBattleOrder), { unreadable: faults, notes });
}

/** An order that names what there is not is refused, as at every other door. */
function unknownName(fault: Fault): Outcome['problems'][number] {
  const field = fault.pointer.replace(/^\/orders\/0/, '') as JsonPointer;
  return {
    severity: 'error',
    code: 'unknown-name',
    rule: cited(['P-31.1']),
    field,
    message: faultLine({ ...fault, pointer: field }),
  };
}

function mustPlay(by: string | undefined, players: readonly { readonly id: string }[]): void {
  if (by !== undefined && !players.some(({ id }) => id === by))
    throw new MalformedDocumentError('--by', [
      { pointer: '', found: by, allowed: `one of ${players.map(({ id }) => id).join(', ')}` },
    ]);
}

function outcomeOf(
  receipts: readonly Pick<Outcome, 'accepted' | 'understood' | 'problems'>[],
  places: readonly { readonly line: number }[],
  texts: readonly string[],
  shortcomings: Pick<TextOutcome, 'unreadable' | 'notes'>,
): TextOutcome {
  const results = receipts.map(({ accepted, understood, problems }, i) => ({
    ...{ line: places[i]!.line, text: texts[i]!, accepted, understood, problems },
  }));
  return { results, ...shortcomings };
}
