import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Archived, archivedCampaigns, reportsThere, type Whose } from '../graph/archived.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { me } from '../session/session.js';
import { say } from '../words/words.js';

/** Campaigns of the reader that are over and archived: the house hands out their reports, and nothing else of them. */
export function ArchivedCampaigns(): JSX.Element {
  const { answer, ...rest } = useAnswer('archived', archivedCampaigns);
  if (!answer) return <Awaited of={{ answer, ...rest }} />;
  if (answer.length === 0) return <></>;
  return (
    <section>
      <h2>{say('archived')}</h2>
      <p class="faint">{say('archived-means')}</p>
      {answer.map((campaign) => (
        <section key={campaign.id}>
          <h3>{campaign.title}</h3>
          {campaign.players.map((player) => (
            <ReportsOf key={player} campaign={campaign} player={player} />
          ))}
        </section>
      ))}
    </section>
  );
}

interface OfPlayer {
  readonly campaign: Archived;
  readonly player: string;
}

function ReportsOf({ campaign: { id }, player }: OfPlayer): JSX.Element {
  const [isOpen, open] = useState(false);
  const whose: Whose = isOwn(id, player) ? { seat: player } : { player };
  const asked = new URLSearchParams({ ...whose }).toString();
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{say('reports-of', { player })}</summary>
      {isOpen && <Turns of={id} whose={whose} asked={asked} />}
      <p>
        <a href={`/campaigns/${id}/reports.zip?${asked}`}>{say('reports-as-file')}</a>
      </p>
    </details>
  );
}

interface TurnsOf {
  readonly of: string;
  readonly whose: Whose;
  /** The same as part of an address. */
  readonly asked: string;
}

function Turns({ of, whose, asked }: TurnsOf): JSX.Element {
  const { answer, ...rest } = useAnswer(`${of}?${asked}`, () => reportsThere(of, whose));
  if (!answer) return <Awaited of={{ answer, ...rest }} />;
  return (
    <ul>
      {answer.map(({ turn, kind }) => (
        <li key={turn + kind}>
          <a href={`/campaigns/${of}/reports/${turn}/${kind}.html?${asked}`}>
            {say(kind === 'turn' ? 'report-of-turn' : 'position-of-turn', { turn })}
          </a>
        </li>
      ))}
    </ul>
  );
}

const isOwn = (id: string, player: string): boolean =>
  me.value!.campaigns.some((place) => place.campaign === id && place.player === player);
