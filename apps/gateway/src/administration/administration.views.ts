import { FieldChange } from '@vedette/campaign';
import {
  AnnouncementDocument,
  DryRunDocument,
  EditDocument,
  EditWitness,
  LogEntryDocument,
  TrialDocument,
} from '@vedette/contracts';
import { type Shown, viewOf, viewsOf } from '@vedette/edge';

viewOf('FieldChange', FieldChange, { component: 'FieldChange' });
viewOf('EditWitness', EditWitness, { component: 'EditWitness' });

/** An edit with everybody who is told of it. */
export const EditView = viewOf('Edit', EditDocument, { component: 'Edit' });
export type EditView = Shown<typeof EditView>;

/** An announcement that was made. */
export const AnnouncementView = viewOf('Announcement', AnnouncementDocument, {
  component: 'AnnouncementMade',
});
export type AnnouncementView = Shown<typeof AnnouncementView>;

/** One thing in the log of administration. */
export const LogEntryView = viewOf('AdministrationLogEntry', LogEntryDocument, {
  component: 'AdministrationLogEntry',
});
export type LogEntryView = Shown<typeof LogEntryView>;

/** What a trial of the open turn came to. */
export const DryRunView = viewsOf('DryRun', DryRunDocument, { component: 'DryRun' });

/** The last trial of a campaign. */
export const TrialView = viewsOf('Trial', TrialDocument, { component: 'Trial' });
