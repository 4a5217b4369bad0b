import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import {
  campaignPath,
  type ControlledCampaign,
  doAct,
  type Invitation,
  readNow,
} from '../graph/control-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { findOut, me } from '../session/session.js';
import { say } from '../words/words.js';
import { Form } from '../kit/form.js';
import type { Act } from './act.js';
import { ActForm } from './act-form.js';
import { calendarAct } from './calendar-form.js';
import { invitationFor } from './invitation-for.js';

interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly sides: readonly string[];
  readonly firstTurn: number;
  readonly lastTurn: number;
}

/** A campaign in steps: scenario and name, calendar, invitations; then it is open. */
export function NewCampaignPage(): JSX.Element {
  const scenarios = useAnswer('scenarios', () => readNow<Scenario[]>('/scenarios'));
  const made = useSignal<ControlledCampaign | null>(null);
  useEffect(() => {
    document.title = say('new-campaign');
  }, []);
  return (
    <main id="content" tabIndex={-1} class="control narrow-form">
      <p>
        <a href="/desk/">{say('campaigns')}</a>
      </p>
      <h1>{say('new-campaign')}</h1>
      <Awaited of={scenarios} />
      {scenarios.answer && !made.value && (
        <ActForm
          act={createAct(scenarios.answer)}
          campaign={null}
          isOpen
          done={(answer) => {
            made.value = answer as ControlledCampaign;
            void findOut();
          }}
        />
      )}
      {made.value && <Further campaign={made.value} />}
    </main>
  );
}

const createAct = (scenarios: readonly Scenario[]): Act => ({
  id: 'create',
  method: 'POST',
  path: () => '/campaigns',
  fields: [
    {
      name: 'scenario',
      kind: 'choice',
      options: scenarios.map(
        ({ id, title, seats, firstTurn, lastTurn }) =>
          [id, say('scenario-is', { title, seats, turns: lastTurn - firstTurn + 1 })] as const,
      ),
    },
    { name: 'title', kind: 'text', isNeeded: true },
    { name: 'campaign-id', kind: 'text', isNeeded: true },
    { name: 'administrator', kind: 'text', isNeeded: true, first: me.value?.account ?? '' },
    { name: 'solo', kind: 'tick' },
  ],
  body: (values) => ({
    id: values['campaign-id'],
    title: values['title'],
    scenario: values['scenario'],
    administrator: values['administrator'],
    solo: values['solo'] === 'yes',
  }),
  facts: ({ title = '', administrator = '' }) => ({ title: title || '…', administrator }),
  told: () => 'nobody',
});

/** What comes after it was made: when its turns end, and who is invited. */
function Further({ campaign }: { readonly campaign: ControlledCampaign }): JSX.Element {
  const links = useSignal<readonly Invitation[]>([]);
  const invited = new Set(links.value.map(({ player }) => player));
  const invite = async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const player of Object.keys(values)) {
      const body = invitationFor(player, campaign);
      const made = await doAct('POST', campaignPath(campaign.id, '/invitations'), body);
      links.value = [...links.value, made as Invitation];
    }
  };
  return (
    <>
      <p role="status">✓ {say('campaign-made', { title: campaign.title })}</p>
      <p>
        <a href={`/desk/c/${campaign.id}/control`}>{say('campaign-go')}</a>
      </p>
      <h2>{say('step-calendar')}</h2>
      <ActForm act={calendarAct({ campaign })} campaign={campaign.id} done={() => undefined} />
      <h2>{say('step-invitations')}</h2>
      <Form act={invite} button={say('act-invite-do')}>
        <fieldset class="choices">
          <legend>{say('act-field-players')}</legend>
          {campaign.players
            .filter(({ id }) => !invited.has(id))
            .map(({ id, name }) => (
              <label class="tick" key={id}>
                <input type="checkbox" name={id} />
                <span>{name}</span>
              </label>
            ))}
        </fieldset>
      </Form>
      <ul class="people" role="status">
        {links.value.map(({ id, player, role, link, code }) => (
          <li key={id}>
            {player} ({say(`role-${role}`)}): <code>{link ?? code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
