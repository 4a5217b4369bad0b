import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { say } from '../../words/words.js';
import { type Completion, taken } from './completion.js';

interface CompletingProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly lines: number;
  readonly isLocked: boolean;
  readonly describedBy?: string | undefined;
  /** Words the text may go on with at its caret. */
  readonly complete: (text: string, caret: number) => readonly Completion[];
  readonly onText: (text: string) => void;
  /** Enter, where it takes no completion and the text has but one line. */
  readonly onEnter?: () => void;
}

type Writing = HTMLInputElement | HTMLTextAreaElement;

/** A text that proposes how it may go on: arrows choose, Enter or Tab takes, Escape lets it be. */
export function Completing(props: CompletingProps): JSX.Element {
  const { id, label, value, lines, isLocked, describedBy, complete, onText, onEnter } = props;
  const box = useRef<Writing>(null);
  const found = useSignal<readonly Completion[]>([]);
  const chosen = useSignal(-1);
  const caret = useRef<number | null>(null);
  useEffect(() => {
    if (caret.current === null) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const propose = (element: Writing): void => {
    found.value = complete(element.value, element.selectionStart ?? 0);
    chosen.value = -1;
  };
  const close = (): void => {
    found.value = [];
    chosen.value = -1;
  };
  const take = (completion: Completion): void => {
    const element = box.current!;
    const next = taken(element.value, element.selectionStart ?? 0, completion);
    caret.current = next.caret;
    onText(next.text);
    close();
    element.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = found.value;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move !== 0 && all.length > 0) {
      event.preventDefault();
      chosen.value = (chosen.value + move + all.length + (chosen.value < 0 && move < 0 ? 1 : 0)) % all.length;
    } else if ((event.key === 'Enter' || event.key === 'Tab') && all[chosen.value]) {
      event.preventDefault();
      take(all[chosen.value]!);
    } else if (event.key === 'Escape' && all.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && lines === 1) {
      event.preventDefault();
      close();
      onEnter?.();
    }
  };
  const isOpen = found.value.length > 0;
  const shared = {
    id,
    spellcheck: false,
    autocapitalize: 'none',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': `${id}-words`,
    'aria-activedescendant': chosen.value >= 0 ? `${id}-word-${chosen.value}` : undefined,
    'aria-describedby': describedBy,
    disabled: isLocked,
    value,
    onInput: (event: { readonly currentTarget: Writing }) => {
      onText(event.currentTarget.value);
      propose(event.currentTarget);
    },
    onKeyDown,
    onBlur: close,
  } as const;
  return (
    <div class="field completing">
      <label for={id}>{label}</label>
      {lines === 1 ? (
        <input ref={box as never} type="text" role="combobox" aria-expanded={isOpen} {...shared} />
      ) : (
        <textarea ref={box as never} rows={lines} {...shared} />
      )}
      <ul
        id={`${id}-words`}
        role="listbox"
        aria-label={say('completions')}
        class="completions"
        hidden={!isOpen}
      >
        {found.value.map((completion, index) => (
          <li
            key={completion.word}
            id={`${id}-word-${index}`}
            role="option"
            aria-selected={index === chosen.value}
            onPointerDown={(event) => {
              event.preventDefault();
              take(completion);
            }}
          >
            {completion.word}
          </li>
        ))}
      </ul>
    </div>
  );
}
