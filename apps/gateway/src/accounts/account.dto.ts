import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CAMPAIGN_ROLES, type CampaignRole } from '@vedette/contracts';
import { IsBoolean, IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';

const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** A new account. */
@InputType('NewAccount')
export class NewAccountBody {
  @ApiProperty({ pattern: NAME.source })
  @IsString()
  @Matches(NAME, {
    message: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  })
  @Field()
  account!: string;

  @ApiProperty({ minLength: 10, maxLength: 200, format: 'password' })
  @IsString()
  @Length(10, 200)
  @Field()
  password!: string;

  @ApiPropertyOptional({ description: 'may run the installation', default: false })
  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true })
  operator?: boolean;
}

/** An account. */
@ObjectType('Account')
export class AccountView {
  @ApiProperty()
  @Field()
  account!: string;

  @ApiProperty()
  @Field()
  operator!: boolean;
}

/** A place in a campaign. */
@InputType('NewPlace')
export class PlaceBody {
  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @IsIn([...CAMPAIGN_ROLES])
  @Field(() => String)
  role!: CampaignRole;

  @ApiPropertyOptional({
    pattern: PLAYER.source,
    nullable: true,
    type: String,
    description: 'player id of the campaign',
  })
  @IsOptional()
  @IsString()
  @Matches(PLAYER, { message: 'player must be a player id of the campaign' })
  @Field(() => String, { nullable: true })
  player?: string | null;
}

/** A place of one's own. */
export class PlaceView {
  @ApiProperty()
  campaign!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  player!: string | null;
}

/** Somebody's place in a campaign. */
@ObjectType('Member')
export class MemberView {
  @ApiProperty()
  @Field()
  account!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @Field(() => String)
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  player!: string | null;
}

/** Who is signed in. */
export class MeView {
  @ApiProperty()
  account!: string;

  @ApiProperty()
  operator!: boolean;

  @ApiProperty({ type: [PlaceView] })
  campaigns!: PlaceView[];
}
