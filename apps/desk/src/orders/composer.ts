import { batch, effect, untracked } from '@preact/signals';
import { type Seat, takeBack } from '../graph/order-desk.js';
import type { AnswerOf } from '../graph/shapes.js';
import { problemOf } from '../graph/problem.js';
import { type AnyOrder, chosenPiece, companions, drafts, judged, onTheirWay } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { campaignProblem, refresh } from '../news/load-campaign.js';
import { isTaking } from './card-state.js';
import { laidOn } from './lay-on.js';
import { readPlanned } from './planned-orders.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { dropWhatStands, setDraft, writeDraft } from './drafts.js';
import { doneForGood } from './is-for-good.js';
import { textOfOrder } from './order-line.js';
import { gameOfOrders } from './game-of-orders.js';
import { type Consignment, consignments, freshKey, type Written } from './consignments.js';
import { speakOut } from './speak-out.js';
import { lastStep, putBack, remember, steps } from './undo.js';

/** Milliseconds a hand rests before what it did is judged. */
const REST_MS = 400;

/** Composes, tries, sends and takes back the orders of one seat. Whatever is not known to have arrived stays a draft. */
export class Composer {
  readonly seat: Seat;
  /** Keys of what was sent and not answered: the same orders again go by the same key, which does nothing twice. */
  private readonly unanswered = new Map<string, string>();
  private asked = 0;
  /** All that was sent and is not answered, or whose book is not read again yet. */
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(readonly place: Place) {
    this.seat = { campaign: place.campaign, player: place.player! };
  }

  /** Judges drafts as they change and drops those that turn out to stand, until it is let go. */
  attend(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const judgeSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.judge(), REST_MS);
    };
    const endJudging = effect(() => {
      void drafts.value;
      judgeSoon();
    });
    const endReading = effect(() => {
      if (!evening.value) return;
      untracked(() => this.compareWithBook());
      // What could not be judged while the house was away is judged when it answers again.
      if ([...drafts.peek().values()].some(({ key, turn }) => turn === undefined && !judged.peek().has(key)))
        judgeSoon();
    });
    return () => {
      clearTimeout(timer);
      endJudging();
      endReading();
      steps.value = [];
    };
  }

  /** After the book was read again nothing is in doubt: what stands had arrived, and what does not is a draft as before. */
  private compareWithBook(): void {
    const unsure = [...onTheirWay.value].flatMap(([key, how]) => (how === 'unsure' ? [key] : []));
    const arrived = dropWhatStands().filter((key) => unsure.includes(key));
    if (arrived.length > 0) speakOut(say('had-arrived', { pieces: arrived.join(', ') }));
    const turnOf = (key: string): number | undefined => drafts.peek().get(key)?.turn;
    const ahead = unsure.flatMap((key) => turnOf(key) ?? []);
    if (ahead.length > 0) void this.compareAhead(ahead);
    this.giveUp(unsure.filter((key) => !arrived.includes(key) && turnOf(key) === undefined));
  }

  /** The same for orders of later turns, whose books are asked for first. */
  private async compareAhead(turns: readonly number[]): Promise<void> {
    if (!(await readPlanned(this.seat, turns))) return;
    const unsure = [...onTheirWay.peek()].flatMap(([key, how]) => (how === 'unsure' ? [key] : []));
    const arrived = dropWhatStands().filter((key) => unsure.includes(key));
    if (arrived.length > 0) speakOut(say('had-arrived', { pieces: arrived.join(', ') }));
    this.giveUp(
      unsure.filter((key) => !arrived.includes(key) && turns.includes(drafts.peek().get(key)?.turn ?? -1)),
    );
  }

  /** Drafts that are known not to have arrived. */
  private giveUp(lost: readonly string[]): void {
    if (lost.length === 0) return;
    onTheirWay.value = new Map([...onTheirWay.value].filter(([key]) => !lost.includes(key)));
    speakOut(say('had-not-arrived', { pieces: lost.join(', ') }), true);
  }

  /**
   * Writes something else into the order of a key. `field` names where, so that steps in one field count as one; `how` says for
   * which later turn it is, and whether it is to stand in those after it.
   */
  compose(
    key: string,
    order: AnyOrder,
    field = '',
    how: { readonly turn?: number; readonly standing?: boolean } = {},
  ): void {
    const before = drafts.peek().get(key) ?? null;
    const also = this.together(key)
      .slice(1)
      .map((other) => ({ key: other, before: drafts.peek().get(other) ?? null }));
    remember({ is: 'composed', key, before, field, ...(also.length > 0 ? { also } : {}) });
    writeDraft(key, before, order, how);
    for (const one of also) {
      const laid = laidOn(order, one.key, order.kind === 'naval' ? 'sea' : 'land');
      if (laid) writeDraft(one.key, one.before, laid, how);
    }
  }

  /** The keys of what is ordered with one card: the piece, and those that were chosen with it. */
  together(key: string): readonly string[] {
    return key === chosenPiece.peek() ? [key, ...companions.peek()] : [key];
  }

  /** Throws a draft away. */
  discard(key: string): void {
    for (const one of this.together(key)) {
      const before = drafts.peek().get(one);
      if (before) remember({ is: 'composed', key: one, before, field: '' });
      setDraft(one, null);
    }
  }

  /** Keeps a draft as one: leaving its card does not send it. */
  keep(key: string): void {
    const all = this.together(key);
    for (const one of all) {
      const draft = drafts.peek().get(one);
      if (draft) setDraft(one, { ...draft, kept: true });
    }
    speakOut(say('kept-as-draft', { piece: all.join(', ') }));
  }

  /**
   * Has all drafts of the present turn judged in one request; those of later turns nobody can judge before they are sent. Answers to
   * questions that were overtaken count for nothing.
   */
  async judge(): Promise<void> {
    const question = ++this.asked;
    const lines = [...drafts.peek().values()].flatMap((draft): Written[] => {
      const text = textOfOrder(draft.order);
      const known = judged.peek().get(draft.key);
      const isOpen = draft.turn === undefined && text !== null && !(known?.wasSent && known.text === text);
      return isOpen ? [{ draft, text }] : [];
    });
    if (lines.length === 0) return;
    try {
      const answer = await gameOfOrders().judge(
        this.seat,
        lines.map(({ draft: { order }, text }) => ({ order, text })),
      );
      if (question === this.asked) this.takeJudgements(lines, answer);
    } catch (thrown) {
      // Without the house nothing is judged; drafts go on, and the band says why.
      const problem = problemOf(thrown);
      if (!problem.isOffline && question === this.asked) speakOut(problem.message, true);
    }
  }

  private takeJudgements(lines: readonly Written[], { results, unreadable }: AnswerOf['preview']): void {
    const next = new Map([...judged.peek()].filter(([key]) => drafts.peek().has(key)));
    for (const { line, judgement } of results) {
      const { draft, text } = lines[line - 1]!;
      const { accepted, understood, problems, plan } = judgement;
      next.set(draft.key, { text, accepted, understood, problems, plan, wasSent: false });
    }
    for (const { line, message, code, rule } of unreadable) {
      const { draft, text } = lines[line - 1]!;
      const problems = [{ severity: 'error' as const, code, rule, field: '', message }];
      next.set(draft.key, { text, accepted: false, understood: '', problems, plan: null, wasSent: false });
    }
    judged.value = next;
  }

  /** Whether a draft was judged as it stands and would be refused. */
  isWrong(key: string): boolean {
    const draft = drafts.peek().get(key);
    const text = draft && textOfOrder(draft.order);
    const verdict = judged.peek().get(key);
    return text === null || (verdict !== undefined && verdict.text === text && !verdict.accepted);
  }

  /** Leaves a card: an order without errors is sent; one that was kept, is wrong or cannot be undone stays a draft: its button asks. */
  leave(key: string | null): void {
    const left = (key === null ? [] : this.together(key)).filter((one) => {
      const draft = drafts.peek().get(one);
      return draft && !draft.kept && !onTheirWay.peek().has(one);
    });
    if (left.length > 0 && !isTaking())
      return speakOut(say('stays-closed', { piece: left.join(', ') }), true);
    const wrong = left.filter((one) => this.isWrong(one));
    if (wrong.length > 0) speakOut(say('stays-draft', { piece: wrong.join(', ') }), true);
    const unmeant = left.filter((one) => !wrong.includes(one) && doneForGood(drafts.peek().get(one)?.order));
    if (unmeant.length > 0) speakOut(say('stays-unmeant', { piece: unmeant.join(', ') }), true);
    const right = left.filter((one) => !wrong.includes(one) && !unmeant.includes(one));
    if (right.length > 0) void this.send(right);
  }

  /** Sends drafts, those of a turn together. Only a receipt makes one sent; without an answer it stays what it was, and says so. */
  async send(keys: readonly string[] = [...drafts.peek().keys()]): Promise<boolean> {
    const sent = keys.flatMap((key): Written[] => {
      const draft = drafts.peek().get(key);
      const text = draft && textOfOrder(draft.order);
      return draft && text && onTheirWay.peek().get(key) !== 'sending' ? [{ draft, text }] : [];
    });
    this.mark(sent, 'sending');
    const answered = this.consignAll(consignments(sent, evening.peek()!.clock.turn));
    this.underWay = Promise.all([this.underWay, answered]);
    return sent.length > 0 && answered;
  }

  private async consignAll(all: readonly Consignment[]): Promise<boolean> {
    let isAllTaken = true;
    for (const one of all) isAllTaken = (await this.consign(one)) && isAllTaken;
    return isAllTaken;
  }

  private async consign({ turn, standing, sent, words }: Consignment): Promise<boolean> {
    const key = this.unanswered.get(words) ?? freshKey();
    this.unanswered.set(words, key);
    try {
      const orders = sent.map(({ draft }) => draft.order);
      const receipts = await gameOfOrders().send(this.seat, turn, orders, key, standing);
      this.unanswered.delete(words);
      this.take(turn, sent, receipts);
      await this.readAnew(turn);
      return receipts.every(({ accepted }) => accepted);
    } catch (thrown) {
      const problem = problemOf(thrown);
      this.mark(sent, null);
      if (problem.isOffline || problem.status >= 500) {
        // A draft that is gone was found standing in the book while its answer was on the way.
        const lost = sent.filter(({ draft }) => drafts.peek().has(draft.key));
        this.mark(lost, 'unsure');
        if (lost.length > 0)
          speakOut(say('not-known-sent', { pieces: lost.map(({ draft }) => draft.key).join(', ') }), true);
        void refresh(this.place);
      } else {
        this.unanswered.delete(words);
        speakOut(problem.message, true);
        campaignProblem.value = problem;
        // What one may not do any more, one may not look at either.
        if (problem.status === 403) void refresh(this.place);
      }
      return false;
    }
  }

  /** Reads the books that an order of a turn is in. */
  private async readAnew(turn: number): Promise<void> {
    if (turn !== evening.peek()?.clock.turn) await readPlanned(this.seat, [turn]);
    await refresh(this.place);
  }

  /** Takes back the order that a piece acts by: also the one that was sent a moment ago and is not in the book that was read last. */
  async withdraw(piece: string): Promise<void> {
    await this.underWay;
    const { receipt, order } = evening.peek()?.effective.find((one) => one.piece === piece) ?? {};
    if (!receipt) return speakOut(say('nothing-to-take-back', { piece }));
    await this.trying(async () => {
      await takeBack(this.seat, evening.peek()!.clock.turn, receipt.id);
      const { turn } = evening.peek()!.clock;
      if (order) remember({ is: 'taken-back', turn, order: order as AnyOrder });
      speakOut(say('taken-back', { piece }));
      await refresh(this.place);
    });
  }

  /** Takes back an order by its receipt, of the present turn or a later one. */
  async withdrawById(id: string, order: AnyOrder, turn = evening.peek()!.clock.turn): Promise<void> {
    await this.trying(async () => {
      await takeBack(this.seat, turn, id);
      remember({ is: 'taken-back', turn, order });
      await this.readAnew(turn);
    });
  }

  /** Takes the last step back, also one that was sent: what it had replaced stands again. */
  async undo(): Promise<void> {
    const step = lastStep();
    if (!step) return speakOut(say('nothing-to-undo'));
    if (step.is === 'composed') {
      for (const { key, before } of [step, ...(step.also ?? [])]) setDraft(key, before);
      return speakOut(say('undone'));
    }
    try {
      if (step.is === 'sent') for (const id of step.ids) await takeBack(this.seat, step.turn, id);
      else await gameOfOrders().send(this.seat, step.turn, [step.order], freshKey(), false);
      speakOut(step.is === 'sent' ? say('undone-sent', { words: step.words }) : say('undone'));
      await this.readAnew(step.turn);
    } catch (thrown) {
      putBack(step);
      const problem = problemOf(thrown);
      speakOut(problem.isOffline ? say('problem-offline') : problem.message, true);
    }
  }

  private async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (thrown) {
      const problem = problemOf(thrown);
      speakOut(problem.isOffline ? say('problem-offline') : problem.message, true);
    }
  }

  private take(turn: number, sent: readonly Written[], receipts: AnswerOf['receipts']): void {
    const accepted = receipts.filter(({ accepted: isTaken }) => isTaken);
    const refused = receipts.filter(({ accepted: isTaken }) => !isTaken);
    batch(() => {
      const verdicts = new Map(judged.value);
      for (const { order, understood, problems } of refused) {
        const { draft, text } = sent[order]!;
        verdicts.set(draft.key, { text, accepted: false, understood, problems, plan: null, wasSent: true });
      }
      judged.value = verdicts;
      this.mark(sent, null);
      for (const { order } of accepted) {
        const { draft, text } = sent[order]!;
        const now = drafts.value.get(draft.key);
        // What was changed while it was on its way is a draft of its own.
        if (now && textOfOrder(now.order) === text) setDraft(draft.key, null);
      }
    });
    if (accepted.length > 0)
      remember({
        is: 'sent',
        turn,
        ids: accepted.map(({ id }) => id),
        words: accepted.map(({ understood }) => understood).join(' '),
      });
    const [first] = refused;
    if (first)
      speakOut(say('was-refused', { words: first.problems.map(({ message }) => message).join('; ') }), true);
    else speakOut(say('was-accepted', { words: accepted.map(({ understood }) => understood).join(' ') }));
  }

  private mark(sent: readonly Written[], as: 'sending' | 'unsure' | null): void {
    const next = new Map(onTheirWay.value);
    for (const { draft } of sent) {
      if (as) next.set(draft.key, as);
      else next.delete(draft.key);
    }
    onTheirWay.value = next;
  }
}
