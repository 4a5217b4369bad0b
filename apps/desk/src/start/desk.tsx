import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { LocationProvider, useLocation } from 'preact-iso/router';
import { problemOf } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { InvitationPage, ResetPage } from '../session/invitation-page.js';
import { MailPage } from '../session/mail-page.js';
import { findOut, isLeaving, me, sessionProblem, start } from '../session/session.js';
import { SignInPage } from '../session/sign-in-page.js';
import { say } from '../words/words.js';
import { areKeysListed } from '../kit/keys-meant.js';
import { CampaignScreens, KeysDialog, MePage, NewCampaignPage, SeekingPage } from './campaign-screens.js';
import { errand } from './errand.js';
import { HomePage } from './home-page.js';
import { NothingHere } from './nothing-here.js';
import { shownAt } from '../kit/screen-address.js';

/** The whole desk: who is there comes first, then what he came for, then the screen of the address. */
export function Desk(): JSX.Element {
  return (
    <LocationProvider scope="/desk">
      <Doors />
      {me.value && areKeysListed.value && <KeysDialog />}
    </LocationProvider>
  );
}

function Doors(): JSX.Element {
  const { path, route } = useLocation();
  const note = useSignal<string | null>(null);
  const task = errand.value;
  const done = (): void => void (errand.value = null);
  // As it was drawn: what becomes known before the effect runs has an effect of its own, and the code is good once.
  const isKnown = me.value !== undefined;
  useEffect(() => {
    if (task?.kind !== 'start' || !isKnown) return;
    // Whoever follows the printed link wants to be signed in by it, whoever was before.
    start(task.code)
      .catch((thrown: unknown) => (note.value = problemOf(thrown).message))
      .finally(done);
  }, [task, isKnown]);
  useEffect(() => {
    if (task?.kind !== 'campaigns' || !me.value) return;
    route(`/desk/c/${task.campaign}`, true);
    done();
  }, [task, me.value]);

  if (sessionProblem.value)
    return (
      <main id="content" class="narrow">
        <h1>{say('desk')}</h1>
        <ProblemNote problem={sessionProblem.value} />
        <button type="button" onClick={() => void findOut()}>
          {say('try-again')}
        </button>
      </main>
    );
  if (me.value === undefined || isLeaving.value || task?.kind === 'start')
    return <p role="status">{say('loading')}</p>;
  if (task?.kind === 'invitation')
    return (
      <InvitationPage
        code={task.code}
        done={() => {
          done();
          route('/desk/');
        }}
      />
    );
  if (task?.kind === 'reset')
    return (
      <ResetPage
        code={task.code}
        done={() => {
          note.value = say('password-set');
          done();
        }}
      />
    );
  if (task?.kind === 'email') return <MailPage code={task.code} done={done} />;
  if (me.value === null) return <SignInPage note={note.value} />;
  const shown = shownAt(path);
  if (shown.kind === 'home') return <HomePage />;
  if (shown.kind === 'new') return <NewCampaignPage />;
  if (shown.kind === 'seeking') return <SeekingPage />;
  if (shown.kind === 'me') return <MePage />;
  if (shown.kind === 'campaign') return <CampaignScreens {...shown} />;
  return <NothingHere />;
}
