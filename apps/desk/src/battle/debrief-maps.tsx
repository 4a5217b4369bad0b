import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { BattleDebrief } from '@vedette/battle-reports';
import type { BattleView } from '@vedette/battle-sight';
import { battlegroundOf, viewOfPlayer } from '../graph/told-battle.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Camera } from '../map/camera.js';
import type { Battleground } from '../seat/battle.js';
import { evening } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { HexMap } from './map/hex-map.js';
import { contactWords, groundWords } from './map/hex-words.js';
import { OwnSigns, OwnUnits } from './map/piece-layer.js';

interface DebriefMapsProps {
  readonly campaign: string;
  readonly seat: string | null;
  readonly turn: number;
  readonly sides: readonly string[];
  /** Where all stood. */
  readonly truth: BattleDebrief['truth'];
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_NAMES = { names: false, strengths: true } as const;

/** What each side believed, and the truth between them: three maps of one field, with one camera, one cursor and one turn. */
export function DebriefMaps({ campaign, seat, turn, sides, truth }: DebriefMapsProps): JSX.Element {
  const shown = useAnswer(`${campaign} ${turn} ${sides.join()}`, async () => {
    const commander = (side: string): string =>
      evening.peek()!.campaign.players.find(({ state }) => state === side)!.id;
    const [ground, ...views] = await Promise.all([
      battlegroundOf(campaign, seat),
      ...sides.map((side) => viewOfPlayer(campaign, seat, turn, commander(side))),
    ]);
    return { ground, views };
  });
  if (!shown.answer) return <Awaited of={shown} />;
  return <Maps {...shown.answer} truth={truth} />;
}

function Maps(props: {
  readonly ground: Battleground;
  readonly views: readonly BattleView[];
  readonly truth: BattleDebrief['truth'];
}): JSX.Element {
  const { ground, views, truth } = props;
  const [first, ...others] = views;
  const start = [...first!.contacts, ...first!.units].find(({ hex }) => hex !== null)?.hex;
  const cursor = useSignal(start ?? '0101');
  const camera = useSignal<Camera | null>(null);
  const shared = {
    ...{ ground, cursor, camera, chosen: NOBODY },
    ...{ describedBy: 'debrief-hex', onKey: () => false },
  };
  const here = truth.filter(({ hex }) => hex === cursor.value);
  const nameOf = (side: string): string => say(`side-name-${side}`);
  // A map shows its own side's troops as its own; upon all three a side keeps its colours.
  const beliefs = views.map((view, at) => (
    <section key={view.side} class={at === 0 ? undefined : 'other-side'} data-belief={view.side}>
      <h2>{say('belief-map', { side: nameOf(view.side) })}</h2>
      <HexMap {...shared} view={view} label={say('belief-map', { side: nameOf(view.side) })} />
    </section>
  ));
  return (
    <>
      <div class="three">
        {beliefs[0]}
        <section data-truth>
          <h2>{say('the-truth')}</h2>
          <HexMap
            {...shared}
            view={{ ...first!, contacts: [] }}
            label={say('the-truth')}
            above={others.map((view) => (
              <g key={view.side} class="other-side">
                <OwnUnits view={view} chosen={NOBODY} labels={NO_NAMES} />
                <OwnSigns view={view} labels={NO_NAMES} />
              </g>
            ))}
          />
        </section>
        {beliefs.slice(1)}
      </div>
      <div id="debrief-hex" role="status">
        <p>{groundWords(ground, cursor.value)}</p>
        <ul>
          {views.map((view) => (
            <li key={view.side}>
              {nameOf(view.side)}:{' '}
              {view.contacts
                .filter(({ hex }) => hex === cursor.value)
                .map(contactWords)
                .join(' ') || say('belief-nobody')}
            </li>
          ))}
          <li>
            {say('belief-truly')}:{' '}
            {here.map(({ name, side }) => `${name} (${nameOf(side)})`).join(', ') || say('nobody')}
          </li>
        </ul>
      </div>
    </>
  );
}
