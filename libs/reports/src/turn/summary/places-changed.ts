import type { SummaryItem } from '../../document/turn-summary.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import { sentence } from '../../wording/series.js';
import type { AnchorOf } from './battles.js';
import { isFriend, type SeenEvent } from './seen-events.js';

const SIEGES: Readonly<Record<string, string>> = {
  SiegeBegan: 'Besieged',
  SiegeEnded: 'No longer besieged',
};

/** Cities and ports that changed hands, and sieges as the turn left them (GITM AMWOL 1.3, 10.3; PATE 10.2). */
export function placesChanged(
  events: readonly SeenEvent[],
  heading: ReportHeading,
  anchors: AnchorOf,
): SummaryItem[] {
  const changed = new Map<string, SummaryItem>();
  const sieges = new Map<string, SummaryItem>();
  for (const { number, event, telling: t } of events) {
    const place = t.text('city') || t.text('port');
    if (place === '') continue;
    const lines = anchors([number]);
    if (event.type === 'CityTaken' || event.type === 'PortTaken') {
      const [from, to] = [t.text('from'), t.text('to')];
      const verdict = isFriend(to, heading) ? 'Taken' : isFriend(from, heading) ? 'Lost' : 'Changed hands';
      const text = sentence(
        `${verdict}: ${place}`,
        from !== '' && `from ${t.state(from)}`,
        to !== '' && `to ${t.state(to)}`,
      );
      changed.set(`${place}\n${to}`, { text, lines });
    } else if (Object.hasOwn(SIEGES, event.type))
      sieges.set(place, { text: sentence(`${SIEGES[event.type]!}: ${place}`), lines });
  }
  return [...changed.values(), ...sieges.values()];
}
