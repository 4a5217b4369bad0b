import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';

const CONFIRM = 'the id of the campaign, so that none is ended by a slip';
const REASON = 'why; everybody in the campaign reads it';

/** The end of a campaign. */
export class EndCampaignBody {
  @ApiProperty({ description: CONFIRM })
  @IsString()
  @Length(1, 80)
  confirm!: string;

  @ApiProperty({ minLength: 1, maxLength: 500, description: REASON })
  @IsString()
  @Length(1, 500)
  reason!: string;

  @ApiProperty({ minLength: 1, maxLength: 500, description: 'how it came out; everybody in it reads it' })
  @IsString()
  @Length(1, 500)
  result!: string;
}

/** Why a campaign goes on, and until when. */
export class ReopenCampaignBody {
  @ApiProperty({ minLength: 1, maxLength: 500, description: REASON })
  @IsString()
  @Length(1, 500)
  reason!: string;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: 10_000,
    type: 'integer',
    description: 'the turn after which it ends by itself from now on; as it was unless given',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000)
  lastTurn?: number;
}

/** That what is hidden is opened for good. */
export class PublishCampaignBody {
  @ApiProperty({ description: CONFIRM })
  @IsString()
  @Length(1, 80)
  confirm!: string;
}
