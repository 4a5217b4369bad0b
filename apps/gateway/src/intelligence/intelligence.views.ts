import {
  ClearedDocument,
  ContactDocument,
  ContactFilterDocument,
  IntelligenceEntryDocument,
  listCleared,
  listContacts,
  listIntelligence,
  rebuildIntelligence,
  summariseContacts,
  SummaryRowDocument,
} from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

viewOf('StrengthRange', ContactDocument.properties.strength);
viewOf('Contact', ContactDocument);
viewOf('ContactSum', SummaryRowDocument);

export const ContactPageView = viewOf('ContactPage', listContacts.answerSchema);
export type ContactPageView = Shown<typeof ContactPageView>;

export const ClearedContactView = viewOf('ClearedContact', ClearedDocument);
export type ClearedContactView = Shown<typeof ClearedContactView>;

/** What was struck from the order of battle in a turn. */
export const ClearedContactsView = viewOf('ClearedContacts', listCleared.answerSchema);

export const ContactSummaryView = viewOf('ContactSummary', summariseContacts.answerSchema);
export type ContactSummaryView = Shown<typeof ContactSummaryView>;

export const IntelligenceEntryView = viewOf('IntelligenceEntry', IntelligenceEntryDocument);
export type IntelligenceEntryView = Shown<typeof IntelligenceEntryView>;

export const IntelligenceIndexView = viewOf('IntelligenceIndex', listIntelligence.answerSchema);
export type IntelligenceIndexView = Shown<typeof IntelligenceIndexView>;

export const IntelligenceRebuildView = viewOf('IntelligenceRebuild', rebuildIntelligence.answerSchema);
export type IntelligenceRebuildView = Shown<typeof IntelligenceRebuildView>;

/** Which contacts are asked for; what is left out does not matter. */
export const ContactFilterInput = bodyOf('ContactFilter', ContactFilterDocument, {
  component: 'ContactFilter',
});
export type ContactFilterInput = InstanceType<typeof ContactFilterInput>;
