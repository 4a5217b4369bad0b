import { Type } from '@sinclair/typebox';
import { PlayerIdText } from '@vedette/campaign';
import {
  AnsweringWords,
  AskingWords,
  JoinRequestDocument,
  OfferedSeat,
  OwnJoinRequest,
  SeekingCampaign,
  SeekingDocument,
  SeekingWishes,
  SoughtSeat,
} from '@vedette/contracts';
import { bodyOf, type Shown, viewOf } from '@vedette/edge';
import '../campaigns/campaign.views.js';

const player = Type.String({
  pattern: PlayerIdText.pattern!,
  refusal: 'player must be a player id of the campaign',
});

/** A seat that is offered: as it is set, and as it is told. */
bodyOf('SoughtSeatInput', SoughtSeat, { component: 'SoughtSeatBody' });
viewOf('SoughtSeat', SoughtSeat, { component: 'SoughtSeatBody' });

/** What a campaign that seeks players says of itself. */
export const SeekingBody = bodyOf('SeekingWishes', SeekingWishes, { component: 'SeekingBody' });
export type SeekingBody = InstanceType<typeof SeekingBody>;

/** A seat that is asked for. */
export const AskToJoinBody = bodyOf('AskToJoin', Type.Object({ player, words: AskingWords }));
export type AskToJoinBody = InstanceType<typeof AskToJoinBody>;

/** That somebody gets a seat. */
export const AcceptJoinBody = bodyOf(
  'AcceptJoin',
  Type.Object({
    player: Type.Optional(
      Type.Unsafe<string>({ ...player, description: 'another seat than the one he asked for' }),
    ),
    words: AnsweringWords,
  }),
);
export type AcceptJoinBody = InstanceType<typeof AcceptJoinBody>;

/** That somebody gets none. */
export const DeclineJoinBody = bodyOf('DeclineJoin', Type.Object({ words: AnsweringWords }));
export type DeclineJoinBody = InstanceType<typeof DeclineJoinBody>;

viewOf('OfferedSeat', OfferedSeat);
/** Whether and how a campaign seeks players. */
export const SeekingView = viewOf('Seeking', SeekingDocument);
export type SeekingView = Shown<typeof SeekingView>;

/** A campaign that seeks players. */
export const SeekingCampaignView = viewOf('SeekingCampaign', SeekingCampaign);
export type SeekingCampaignView = Shown<typeof SeekingCampaignView>;

/** A request of one's own. */
export const OwnJoinRequestView = viewOf('OwnJoinRequest', OwnJoinRequest);
export type OwnJoinRequestView = Shown<typeof OwnJoinRequestView>;

/** A request to join the campaign. */
export const JoinRequestView = viewOf('JoinRequest', JoinRequestDocument);
export type JoinRequestView = Shown<typeof JoinRequestView>;
