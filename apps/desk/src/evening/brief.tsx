import type { JSX } from 'preact';
import type { BriefDocument } from '@vedette/contracts';
import { readDocument } from '../graph/documents-kept.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';

/** What the war is about, and what the reader's own side knows besides; nothing where the campaign was made without it. */
export function Brief({ campaign, seat }: { readonly campaign: string; readonly seat: string }): JSX.Element {
  const brief = useAnswer(`${campaign} ${seat}`, () =>
    readDocument<BriefDocument>(`/campaigns/${encodeURIComponent(campaign)}/brief`, seat),
  );
  return brief.answer ? <BriefText brief={brief.answer} /> : <Awaited of={brief} />;
}

/** A brief in its paragraphs. */
export function BriefText({
  brief: { everybody, sides },
}: {
  readonly brief: BriefDocument;
}): JSX.Element | null {
  if (everybody === null) return null;
  return (
    <section class="brief" aria-labelledby="brief">
      <h2 id="brief">{say('brief')}</h2>
      <Paragraphs text={everybody} />
      {sides.map(({ side, text }) => (
        <>
          <h3>{say('brief-side', { side })}</h3>
          <Paragraphs text={text} />
        </>
      ))}
    </section>
  );
}

const Paragraphs = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {text.split(/\n\s*\n/).map((one) => (
      <p key={one}>{one}</p>
    ))}
  </>
);
