import { FieldChange } from '@vedette/campaign';
import { AnnouncementDocument, EditDocument, EditWitness, LogEntryDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '../shapes/view-of.js';

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
