import { batch, signal } from '@preact/signals';
import { forgetDocuments } from '../graph/documents-kept.js';
import { eveningOf, officeOf } from '../graph/evening-query.js';
import { askerOf } from '../graph/for-whom.js';
import { isReadingKept } from '../graph/kept-offline.js';
import { listen } from '../graph/live.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { battlegroundOf, toldBattleOf } from '../graph/told-battle.js';
import { theatreOf, toldTurn } from '../graph/told-turn.js';
import { askAgainAfter } from '../kit/ask-again.js';
import { battleground, isBattle, toldBattle } from '../seat/battle.js';
import {
  clockAhead,
  closeCampaign,
  evening,
  nameOf,
  pastTurns,
  shownTurn,
  theatre,
  told,
} from '../seat/open-campaign.js';
import { standingIn, stoodInFor } from '../seat/stand-in.js';
import { forget, type Place } from '../session/session.js';

/** What went wrong with the last question about the campaign; null when all is well. */
export const campaignProblem = signal<DeskProblem | null>(null);
/** Whether the house tells what happens as it happens; null before the first try. */
export const isConnected = signal<boolean | null>(null);

/** Counts what was opened and closed: an answer that comes late belongs to nothing any more. */
let opened = 0;
/** Counts the questions for the evening, and which of them was answered last: one that was overtaken tells what was. */
let asked = 0;
let answered = 0;

/** Asks for the evening anew. Nothing that was shown goes away when the house cannot be reached. */
export async function refresh(place: Place): Promise<void> {
  const since = opened;
  const question = ++asked;
  try {
    const { campaign, player } = place;
    const next = player === null ? await officeOf(campaign) : await eveningOf(campaign, player);
    if (since !== opened || question < answered) return;
    answered = question;
    batch(() => {
      // What was kept tells what the clock was, not what it is.
      if (!isReadingKept.value) clockAhead.value = Date.parse(next.clock.now) - Date.now();
      evening.value = next;
      campaignProblem.value = null;
    });
    await showTurn(place);
  } catch (thrown) {
    const problem = problemOf(thrown);
    // A campaign that was closed meanwhile has nobody to tell.
    if (since !== opened) return;
    if (problem.isSignedOut) forget();
    else if (place.by !== undefined && problem.status === FORBIDDEN) standInIsOver(place.player!);
    else campaignProblem.value = problem;
  }
}

/** What the house answers to whoever asks for another's and does not stand in for him. */
const FORBIDDEN = 403;

/** A hand-over has ended: nothing of the absent player's is shown from here on. */
function standInIsOver(player: string): void {
  opened++;
  stoodInFor.value = { player, name: nameOf(player) };
  closeCampaign();
  forgetDocuments();
}

const isOpening = (turn: number): boolean => turn === evening.value?.opening;

/** Reads what was told of the turn that is to be shown. */
export async function showTurn({ campaign, player }: Place): Promise<void> {
  const since = opened;
  const turn = shownTurn.value;
  if (player !== null && evening.value && isBattle(evening.value)) {
    const next = await toldBattleOf(campaign, player, turn, isOpening(turn));
    if (shownTurn.value === turn && since === opened) toldBattle.value = next;
    return;
  }
  if (player === null || !evening.value?.turns.includes(turn)) return void (told.value = null);
  const next = await toldTurn(campaign, player, turn, isOpening(turn));
  if (shownTurn.value === turn && since === opened) told.value = next;
}

/** Past turns from which it is remembered who was seen where, *our figure*: older sightings say little. */
const REMEMBERED_TURNS = 10;

/** Reads the printed map, and what was told in the turns before the one that is shown. */
export async function unrollMap({ campaign, player }: Place): Promise<void> {
  if (player === null) return;
  const since = opened;
  try {
    if (evening.value && isBattle(evening.value)) {
      const ground = battleground.value ?? (await battlegroundOf(campaign, player));
      if (since === opened) battleground.value = ground;
      return;
    }
    const sheet = theatre.value ?? (await theatreOf(campaign, player));
    if (since !== opened) return;
    theatre.value = sheet;
    const known = new Set(pastTurns.value.map(({ turn }) => turn));
    const wanted = (evening.value?.turns ?? [])
      .filter((turn) => turn < shownTurn.value)
      .slice(-REMEMBERED_TURNS);
    const missing = wanted.filter((turn) => !known.has(turn));
    if (missing.length === 0) return;
    const read = await Promise.all(missing.map((turn) => toldTurn(campaign, player, turn, isOpening(turn))));
    if (since === opened) pastTurns.value = [...pastTurns.value, ...read].sort((a, b) => a.turn - b.turn);
  } catch (thrown) {
    if (since === opened) campaignProblem.value = problemOf(thrown);
  }
}

/** Opens a campaign from a place in it, and keeps up with it until it is closed. */
export function openCampaign(place: Place): () => void {
  closeCampaign();
  opened++;
  campaignProblem.value = null;
  standingIn.value = place.by === undefined ? null : { player: place.player!, by: place.by };
  void refresh(place);
  const mine = opened;
  const again = (): void => {
    if (mine === opened) void refresh(place);
  };
  const endAsking = askAgainAfter(campaignProblem, again);
  const end = listen(
    { campaign: place.campaign, seat: askerOf(place.player) },
    // Of his office's campaign an administrator hears the same; letters are nobody's but a player's.
    ['turnProgress', 'campaignNews', ...(place.player === null ? [] : (['letterBox'] as const))],
    soon(again),
    (there) => {
      // Whatever was said while nobody listened is asked for.
      if (there && isConnected.value === false) again();
      isConnected.value = there;
    },
  );
  return () => {
    opened++;
    end();
    endAsking();
    isConnected.value = null;
    closeCampaign();
    if (standingIn.value) forgetDocuments();
    standingIn.value = null;
  };
}

const WAIT_MS = 300;

/** Several bells at once are answered once. */
function soon(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, WAIT_MS);
  };
}
