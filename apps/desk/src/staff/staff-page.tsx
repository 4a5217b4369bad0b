import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import type { Seat } from '../graph/order-desk.js';
import { staffIndex } from '../graph/staff-desk.js';
import { PartLinks, partOpen } from '../kit/part-links.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { evening, shownTurn } from '../seat/open-campaign.js';
import type { Theatre } from '../seat/theatre.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { ClearedPart } from './cleared-part.js';
import { ContactsPart } from './contacts-part.js';
import { ForcesPart } from './forces-part.js';
import { SumsPart } from './sums-part.js';

export const STAFF_PARTS = ['contacts', 'sums', 'cleared', 'forces'] as const;

interface StaffPageProps {
  readonly place: Place;
  readonly theatre: Theatre;
}

/** What a minister's staff believes of strangers, how old that is, and what it knows of its own. */
export function StaffPage({ place, theatre }: StaffPageProps): JSX.Element {
  const { query } = useLocation();
  const part = partOpen(STAFF_PARTS, query['part']);
  const seat: Seat = { campaign: place.campaign, player: place.player! };
  const told = useAnswer(`${seat.campaign} ${seat.player} ${evening.value?.clock.turn}`, () =>
    staffIndex(seat),
  );
  useEffect(() => {
    document.title = `${say('screen-staff')} · ${say(`staff-${part}`)}`;
  }, [part]);
  const turns = told.answer?.turns.map(({ turn }) => turn) ?? [];
  const turn = turns.includes(shownTurn.value) ? shownTurn.value : turns[0];
  return (
    <main id="content" tabIndex={-1} class="staff">
      <h1>
        {told.answer && turn !== undefined
          ? say('staff-title', { desk: say(`desk-${told.answer.desk}`), turn })
          : say('screen-staff')}
      </h1>
      <PartLinks
        campaign={seat.campaign}
        screen="staff"
        parts={STAFF_PARTS}
        open={part}
        label={say('staff-parts')}
        nameOf={(one) => say(`staff-${one}`)}
      />
      <Awaited of={told} />
      {told.answer && turn === undefined && <p>{say('staff-nothing-yet')}</p>}
      {turn !== undefined && part === 'contacts' && (
        <ContactsPart seat={seat} turn={turn} theatre={theatre} />
      )}
      {turn !== undefined && part === 'sums' && <SumsPart seat={seat} turn={turn} theatre={theatre} />}
      {turn !== undefined && part === 'cleared' && <ClearedPart seat={seat} turn={turn} theatre={theatre} />}
      {turn !== undefined && part === 'forces' && <ForcesPart seat={seat} turn={turn} />}
    </main>
  );
}
