import { Type } from '@sinclair/typebox';
import { AcceptedPlace, InvitationDocument, InvitationMade, InvitationOffer } from '@vedette/contracts';
import { NewPlace } from '../accounts/account.dto.js';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';

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

/** An invitation as the administrators of its campaign see it. */
export const InvitationView = viewOf('Invitation', InvitationDocument);
export type InvitationView = Shown<typeof InvitationView>;

/** A new invitation, with the code that is told this once. */
export const InvitationMadeView = viewOf('InvitationMade', InvitationMade);
export type InvitationMadeView = Shown<typeof InvitationMadeView>;

/** An invitation as whoever holds its code sees it. */
export const InvitationOfferView = viewOf('InvitationOffer', InvitationOffer);
export type InvitationOfferView = Shown<typeof InvitationOfferView>;

/** A place that was accepted. */
export const AcceptedPlaceView = viewOf('AcceptedPlace', AcceptedPlace);
export type AcceptedPlaceView = Shown<typeof AcceptedPlaceView>;
