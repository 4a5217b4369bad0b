import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Signal, useSignal } from '@preact/signals';
import type { PrintedBattlefieldDocument } from '@vedette/contracts';
import { Battlefield } from '../../battlefield/battlefield.js';
import { middleOfCell } from '../../battlefield/field-drawing.js';
import { cellWords } from '../../battlefield/field-words.js';
import { battlefieldOf } from '../../graph/printed-field.js';
import { entriesTo } from '../../graph/order-desk.js';
import { type DeskProblem, problemOf } from '../../graph/problem.js';
import { ProblemNote } from '../../kit/form.js';
import { isPhone } from '../../kit/phone.js';
import { Panned } from '../../map/panned.js';
import type { EffectiveOrder, ToldTurn } from '../../seat/campaign.js';
import { say } from '../../words/words.js';
import { canOrder, cardOf } from '../card-state.js';
import type { Composer } from '../composer.js';
import { partOf } from '../form/part-of.js';
import { beginMark, pointForMark } from '../marks/drawing.js';
import { markSteps } from '../marks/mark-art.js';
import { marksSaidOf } from '../marks/mark-words.js';
import type { OwnMark } from '../marks/own-mark.js';
import { pointedTactical } from '../pointed.js';
import { speakOut } from '../speak-out.js';
import {
  FIELD_TOOL_NAMES,
  FIELD_TOOLS,
  type FieldTool,
  fieldMarks,
  withRadius,
  withSquare,
} from './point-field.js';

interface FieldViewProps {
  readonly square: string;
  readonly told: ToldTurn;
  readonly composer: Composer;
  /** The piece that is ordered; undefined where one only looks. */
  readonly piece: EffectiveOrder | undefined;
  /** The square the piece stands in, where that is told. */
  readonly stands: string | null;
  readonly tool: Signal<FieldTool | null>;
  /** Own marks, on whatever sheet. */
  readonly marks: readonly OwnMark[];
  readonly close: () => void;
}

const MIDDLE = '7-7';
const TOOLS = [null, ...FIELD_TOOL_NAMES] as const;

/** The battlefield of a square in the place of the map: look at it, and point at goals, ways, entries and circles. */
export function FieldView(props: FieldViewProps): JSX.Element {
  const { square, told, composer, piece, stands, tool, marks, close } = props;
  const sheet = useSignal<PrintedBattlefieldDocument | null>(null);
  const problem = useSignal<DeskProblem | null>(null);
  const cursor = useSignal(MIDDLE);
  const entries = useEntries(composer, piece, square, stands);
  const isOrdering = piece?.at === 'land' && canOrder();
  useEffect(() => {
    let isOver = false;
    sheet.value = null;
    battlefieldOf(composer.seat, square).then(
      (found) => void (isOver || (sheet.value = found)),
      (thrown: unknown) => void (isOver || (problem.value = problemOf(thrown))),
    );
    return () => {
      isOver = true;
      pointedTactical.value = null;
    };
  }, [square]);
  const { land, heading } = told.position;
  const order = piece?.at === 'land' ? cardOf(piece).order : null;
  const path = (order ? (partOf(order, ['strategic', 'path']) ?? []) : []) as readonly (string | null)[];
  const isHere = (path.findLast((box) => box !== null) ?? stands) === square;
  const known = sheet.value && {
    sheet: sheet.value,
    told: land?.observed.maps.find((one) => one.square === square),
    depots:
      [...(land?.observed.squares ?? []), ...(land?.observed.toldGround ?? [])].find(
        (one) => one.square === square,
      )?.depots ?? [],
    // What an order says is of the battlefield its march ends in.
    marks: order && isHere ? fieldMarks(order) : [],
    entries,
    ownMarks: markSteps(
      marks.filter(({ on }) => on === square),
      middleOfCell,
    ),
    ownWords: (tactical: string) => marksSaidOf(marks, square, tactical),
    nameOfState: (state: string) => heading.states[state] ?? state,
  };
  const act = (with_: FieldTool | null, tactical: string): void => {
    pointedTactical.value = tactical;
    if (pointForMark(square, tactical) || !isOrdering || !piece || with_ === null) return;
    const next = withSquare(cardOf(piece).order, with_, tactical);
    composer.compose(piece.piece, next, FIELD_TOOLS[with_].path.join('/'));
    speakOut(say('field-done', { tool: say(`mark-${with_}`), tactical }));
  };
  const onKey = (key: string, tactical: string): boolean => {
    if (key === 'Escape') {
      close();
      return true;
    }
    if (key.toLowerCase() === 'r') {
      beginMark(square, tactical);
      return true;
    }
    const named = FIELD_TOOL_NAMES.find((one) => FIELD_TOOLS[one].key === key.toLowerCase());
    if (named && isOrdering) {
      tool.value = named;
      act(named, tactical);
      return true;
    }
    const by = key === '+' ? 1 : key === '-' ? -1 : null;
    if (by === null || !isOrdering || !piece) return false;
    const circle = tool.value === 'intercept' ? 'intercept' : 'support';
    composer.compose(piece.piece, withRadius(cardOf(piece).order, circle, by), `reaction/${circle}`);
    return true;
  };
  return (
    <section class="field-view" aria-labelledby="field-name">
      <header>
        <h2 id="field-name">{say('battlefield-of', { square })}</h2>
        <button type="button" onClick={close}>
          {say('back-to-map')} <kbd>Esc</kbd>
        </button>
      </header>
      {isOrdering && <FieldTools tool={tool} />}
      <ProblemNote problem={problem.value} />
      {known ? (
        <>
          <Panned named="data-tactical" lookAt={known.marks[0]?.tactical ?? MIDDLE}>
            <Battlefield
              known={known}
              label={say('battlefield-of', { square })}
              cursor={cursor}
              onPoint={(tactical) => act(tool.value, tactical)}
              onKey={onKey}
            />
          </Panned>
          <p class="spoken field-words">{cellWords(cursor.value, known, say)}</p>
        </>
      ) : (
        !problem.value && <p role="status">{say('loading')}</p>
      )}
      <p class="faint">{say('field-keys')}</p>
    </section>
  );
}

/** What pointing at a square means; on a phone one of a list, which leaves the field its room. */
function FieldTools({ tool }: { readonly tool: Signal<FieldTool | null> }): JSX.Element {
  const wordOf = (one: FieldTool | null): string => say(one === null ? 'field-look' : `mark-${one}`);
  if (isPhone.value)
    return (
      <select
        aria-label={say('field-tool')}
        value={tool.value ?? 'look'}
        onChange={({ currentTarget: { value } }) =>
          (tool.value = FIELD_TOOL_NAMES.find((one) => one === value) ?? null)
        }
      >
        {TOOLS.map((one) => (
          <option key={one ?? 'look'} value={one ?? 'look'}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    );
  return (
    <fieldset class="choice field-tools">
      <legend>{say('field-tool')}</legend>
      {TOOLS.map((one) => (
        <label key={one ?? 'look'} class="pill">
          <input
            type="radio"
            name="field-tool"
            checked={tool.value === one}
            onChange={() => (tool.value = one)}
          />
          <span>
            {wordOf(one)}
            {one !== null && <kbd>{FIELD_TOOLS[one].key.toUpperCase()}</kbd>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where the chosen piece may come in on a battlefield it can march to; nowhere while that is not known. */
function useEntries(
  composer: Composer,
  piece: EffectiveOrder | undefined,
  square: string,
  stands: string | null,
): readonly string[] {
  const entries = useSignal<readonly string[]>([]);
  const id = piece?.at === 'land' && stands !== square ? piece.piece : null;
  useEffect(() => {
    let isOver = false;
    entries.value = [];
    if (id !== null)
      entriesTo(composer.seat, id, square).then(
        (found) => void (isOver || (entries.value = found)),
        // Without an answer no square is lit: the referee judges the order all the same.
        () => undefined,
      );
    return () => void (isOver = true);
  }, [id, square]);
  return entries.value;
}
