import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';

/** The turn one is done with, so that a second click does not confirm the next one. */
export class ConfirmTurnBody {
  @ApiProperty({ minimum: 0, maximum: 10_000 })
  @IsInt()
  @Min(0)
  @Max(10_000)
  turn!: number;
}

/** When turns of a campaign end, and what was agreed on beside it. */
export class CalendarBody {
  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/Calendar' }] })
  @IsObject()
  calendar!: Record<string, unknown>;

  @ApiPropertyOptional({
    allOf: [{ $ref: '#/components/schemas/Terms' }],
    description: 'terms that are not named stay as they are',
  })
  @IsOptional()
  @IsObject()
  terms?: Record<string, unknown>;
}
