import { Type } from '@sinclair/typebox';
import { oneOf, orNull } from '@vedette/campaign';
import { CAMPAIGN_ROLES, CampaignIdText, Instant } from '@vedette/contracts';
import { NewPlace } from '../accounts/account.dto.js';
import { bodyOf } from '../shapes/body-of.js';
import { type Shown, viewOf } from '../shapes/view-of.js';
import { INVITATION_STATUSES } from './invitation.repository.js';

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const place = { role: oneOf(CAMPAIGN_ROLES), player: orNull(Type.String()) };

/** A place to offer. */
export const NewInvitationBody = bodyOf(
  'NewInvitation',
  Type.Object({
    ...NewPlace.properties,
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 90, default: 14, description: 'days it may be accepted' }),
    ),
    note: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'for your own list, for instance whom it is for',
      }),
    ),
  }),
);
export type NewInvitationBody = InstanceType<typeof NewInvitationBody>;

const invitation = {
  id: Type.String(),
  ...place,
  note: orNull(Type.String()),
  status: oneOf(INVITATION_STATUSES),
  invitedBy: textOrNull('account'),
  acceptedBy: textOrNull('account'),
  createdAt: Instant,
  expiresAt: Instant,
};

/** An invitation as the administrators of its campaign see it. */
export const InvitationView = viewOf('Invitation', Type.Object(invitation));
export type InvitationView = Shown<typeof InvitationView>;

/** A new invitation, with the code that is told this once. */
export const InvitationMadeView = viewOf(
  'InvitationMade',
  Type.Object({
    ...invitation,
    code: Type.String({ description: 'give it to whom you invite; it is not told again' }),
    link: textOrNull('the same as a link, if PUBLIC_URL is set'),
  }),
);
export type InvitationMadeView = Shown<typeof InvitationMadeView>;

/** An invitation as whoever holds its code sees it. */
export const InvitationOfferView = viewOf(
  'InvitationOffer',
  Type.Object({
    campaign: CampaignIdText,
    title: Type.String(),
    ...place,
    playerName: textOrNull('the name of the player in the campaign'),
    expiresAt: Instant,
  }),
);
export type InvitationOfferView = Shown<typeof InvitationOfferView>;

/** A place that was accepted. */
export const AcceptedPlaceView = viewOf('AcceptedPlace', Type.Object({ campaign: CampaignIdText, ...place }));
export type AcceptedPlaceView = Shown<typeof AcceptedPlaceView>;
