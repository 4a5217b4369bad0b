import { Field, InputType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Season, SEASONS } from '@vedette/campaign';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';

const CAMPAIGN = /^[a-z0-9][a-z0-9-]{0,39}$/;
const ACCOUNT = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const DEADLINE = 'a moment with its time zone, e.g. 2027-03-01T20:00:00Z; null for none';

/** A new campaign, of a position document or of a scenario of the house. */
@InputType({ isAbstract: true })
export class NewCampaignBody {
  @ApiProperty({ pattern: CAMPAIGN.source })
  @IsString()
  @Matches(CAMPAIGN, { message: 'id must be at most 40 lower-case letters, digits and dashes' })
  @Field()
  id!: string;

  @ApiProperty({ minLength: 1, maxLength: 120 })
  @IsString()
  @Length(1, 120)
  @Field()
  title!: string;

  @ApiPropertyOptional({ type: Object, description: 'a position document: schemas/position.schema.json' })
  @IsOptional()
  @IsObject()
  position?: Record<string, unknown>;

  @ApiPropertyOptional({ description: 'a scenario of the house, instead of a position' })
  @IsOptional()
  @IsString()
  @Matches(/^[a-z0-9][a-z0-9-]{0,59}$/)
  @Field(() => String, { nullable: true })
  scenario?: string;

  @ApiPropertyOptional({ description: 'keys the dice; drawn at random unless given', maxLength: 200 })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  @Field(() => String, { nullable: true })
  secret?: string;

  @ApiPropertyOptional({ description: DEADLINE, type: String, nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Field(() => String, { nullable: true })
  deadline?: string | null;

  @ApiPropertyOptional({
    default: false,
    description: 'an administrator may play in it though he sees everything; all who have a place are told',
  })
  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true })
  solo?: boolean;

  @ApiPropertyOptional({ description: 'account that administers the campaign', pattern: ACCOUNT.source })
  @IsOptional()
  @IsString()
  @Matches(ACCOUNT)
  @Field(() => String, { nullable: true })
  administrator?: string;
}

/** The next turn, or a new deadline of the one that is open. */
export class OpenTurnBody {
  @ApiProperty({ minimum: 0, maximum: 10_000 })
  @IsInt()
  @Min(0)
  @Max(10_000)
  turn!: number;

  @ApiPropertyOptional({ enum: SEASONS, description: 'that of the turn before unless given' })
  @IsOptional()
  @IsIn([...SEASONS])
  season?: Season;

  @ApiPropertyOptional({ description: DEADLINE, type: String, nullable: true })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  deadline?: string | null;
}

/** The turn to close, so that a second click does not close the next one. */
export class CloseTurnBody {
  @ApiProperty({ minimum: 0, maximum: 10_000 })
  @IsInt()
  @Min(0)
  @Max(10_000)
  turn!: number;
}
