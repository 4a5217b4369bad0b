import { ApiProperty } from '@nestjs/swagger';
import { PROJECTIONS, type ProjectionName } from '@vedette/contracts';
import { IsIn, Matches } from 'class-validator';

/** Which campaign of which projection shall go on. */
export class RetryBody {
  @ApiProperty({ enum: PROJECTIONS })
  @IsIn(PROJECTIONS)
  projection!: ProjectionName;

  @ApiProperty({ example: 'rio-grande' })
  @Matches(/^[a-z0-9][a-z0-9-]{0,39}$/)
  campaign!: string;
}
