import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CAMPAIGN_ROLES, type CampaignRole } from '@vedette/contracts';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { PlaceBody } from '../accounts/account.dto.js';
import { INVITATION_STATUSES, type InvitationStatus } from './invitation.repository.js';

/** A place to offer. */
@InputType('NewInvitation')
export class NewInvitationBody extends PlaceBody {
  @ApiPropertyOptional({ minimum: 1, maximum: 90, default: 14, description: 'days it may be accepted' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(90)
  @Field(() => Int, { nullable: true })
  days?: number;

  @ApiPropertyOptional({ maxLength: 200, description: 'for your own list, for instance whom it is for' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  @Field(() => String, { nullable: true })
  note?: string;
}

/** An invitation as the administrators of its campaign see it. */
@ObjectType('Invitation')
export class InvitationView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @Field(() => String)
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  player!: string | null;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  note!: string | null;

  @ApiProperty({ enum: INVITATION_STATUSES })
  @Field(() => String)
  status!: InvitationStatus;

  @ApiProperty({ nullable: true, type: String, description: 'account' })
  @Field(() => String, { nullable: true })
  invitedBy!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'account' })
  @Field(() => String, { nullable: true })
  acceptedBy!: string | null;

  @ApiProperty()
  @Field()
  createdAt!: string;

  @ApiProperty()
  @Field()
  expiresAt!: string;
}

/** A new invitation, with the code that is told this once. */
@ObjectType('InvitationMade')
export class InvitationMadeView extends InvitationView {
  @ApiProperty({ description: 'give it to whom you invite; it is not told again' })
  @Field()
  code!: string;

  @ApiProperty({ nullable: true, type: String, description: 'the same as a link, if PUBLIC_URL is set' })
  @Field(() => String, { nullable: true })
  link!: string | null;
}

/** An invitation as whoever holds its code sees it. */
@ObjectType('InvitationOffer')
export class InvitationOfferView {
  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty()
  @Field()
  title!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @Field(() => String)
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  player!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'the name of the player in the campaign' })
  @Field(() => String, { nullable: true })
  playerName!: string | null;

  @ApiProperty()
  @Field()
  expiresAt!: string;
}

/** A place that was accepted. */
@ObjectType('AcceptedPlace')
export class AcceptedPlaceView {
  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @Field(() => String)
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  player!: string | null;
}
