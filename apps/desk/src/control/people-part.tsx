import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { RestraintDocument } from '@vedette/contracts';
import { campaignPath, type Invitation, type Member, readNow } from '../graph/control-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import type { PartOfControl } from './part-of-control.js';
import { SeekingPart } from './seeking-part.js';
import { handBackAct, peopleActs, removeAct, revokeAct } from './people-acts.js';
import { liftRestraintAct, restrainAct } from './restraint-acts.js';

interface HandOver {
  readonly id: string;
  readonly player: string;
  readonly to: string;
  readonly from: number;
  readonly until: number;
}

interface People {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  readonly handOvers: readonly HandOver[];
  readonly restraints: readonly RestraintDocument[];
}

async function peopleOf(id: string): Promise<People> {
  const [members, invitations, { handOvers }, restraints] = await Promise.all([
    readNow<Member[]>(campaignPath(id, '/members')),
    readNow<Invitation[]>(campaignPath(id, '/invitations')),
    readNow<{ handOvers: HandOver[] }>(campaignPath(id, '/administration/hand-overs')),
    readNow<RestraintDocument[]>(campaignPath(id, '/restraints')),
  ]);
  return { members, invitations, handOvers, restraints };
}

/** Who holds which seat, who is invited, who stands in for whom. */
export function PeoplePart({ now, done }: PartOfControl): JSX.Element {
  const people = useAnswer(now.campaign.id, () => peopleOf(now.campaign.id));
  const made = useSignal<Invitation | null>(null);
  const again = (answer?: unknown): void => {
    const invitation = answer as Partial<Invitation> | null | undefined;
    if (invitation?.code !== undefined) made.value = invitation as Invitation;
    people.again();
    done();
  };
  if (!people.answer) return <Awaited of={people} />;
  const { members, invitations, handOvers, restraints } = people.answer;
  const free = now.campaign.players.filter(({ id }) => !members.some(({ player }) => player === id));
  return (
    <div class="columns">
      <section aria-labelledby="members">
        <h2 id="members">{say('members')}</h2>
        <p>
          {free.length === 0
            ? say('no-free-seats')
            : say('free-seats', { seats: free.map(({ name }) => name).join(', ') })}
        </p>
        <ul class="people">
          {members.map(({ account, role, player }) => (
            <li key={account + (player ?? '')}>
              <strong>{account}</strong> · {player === null ? '' : `${nameOf(player)}, `}
              {say(`role-${role}`)}
              <ActForm act={removeAct(now, account, player)} campaign={now.campaign.id} done={again} />
              {role !== 'administrator' &&
                (['mute', 'ban'] as const).map((what) => (
                  <ActForm
                    key={what}
                    act={restrainAct(now, account, what)}
                    campaign={now.campaign.id}
                    done={again}
                  />
                ))}
            </li>
          ))}
        </ul>
        <ul class="people">
          {restraints.map(({ account, kind, reason }) => (
            <li key={account + kind} data-restraint={kind}>
              <strong>{account}</strong> · {say(`restraint-${kind}`)}: {reason}
              <ActForm
                act={liftRestraintAct(now, account, kind === 'banned' ? 'ban' : 'mute')}
                campaign={now.campaign.id}
                done={again}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="people-acts">
        <h2 id="people-acts">{say('people-acts')}</h2>
        {made.value && (
          <p class="made" role="status">
            {say('invitation-made')} <code>{made.value.link ?? made.value.code}</code>
          </p>
        )}
        {peopleActs(now).map((act) => (
          <ActForm key={act.id} act={act} campaign={now.campaign.id} done={again} />
        ))}
        <h2>{say('invitations')}</h2>
        {invitations.length === 0 && <p>{say('no-invitations')}</p>}
        <ul class="people">
          {invitations.map((one) => (
            <li key={one.id}>
              {one.player === null ? say('role-administrator') : nameOf(one.player)} ·{' '}
              {say(`invitation-${one.status}`)}{' '}
              <span class="faint">
                {one.note} {one.acceptedBy}
              </span>
              {one.status === 'open' && (
                <ActForm
                  act={revokeAct(now, one.id, one.player ?? say('role-administrator'))}
                  campaign={now.campaign.id}
                  done={again}
                />
              )}
            </li>
          ))}
        </ul>
        <SeekingPart now={now} done={again} />
        {handOvers.length > 0 && <h2>{say('stand-ins')}</h2>}
        <ul class="people">
          {handOvers.map(({ id, player, to, from, until }) => (
            <li key={id}>
              {say('stands-in-for', { player: nameOf(player), to: nameOf(to), from, until })}
              <ActForm act={handBackAct(now, id, player, to)} campaign={now.campaign.id} done={again} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
