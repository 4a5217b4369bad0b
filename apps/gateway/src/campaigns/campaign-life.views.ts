import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { BY_ITSELF } from '@vedette/contracts';

const BY = `account of the administrator; "${BY_ITSELF}" after the last turn`;

/** How a campaign ended. */
@ObjectType('HowItEnded')
export class HowItEndedView {
  @ApiProperty({ description: 'the last turn that counts', type: 'integer' })
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ format: 'date-time' })
  @Field()
  at!: string;

  @ApiProperty({ description: BY })
  @Field({ description: BY })
  by!: string;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  reason!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'as who ended it put it' })
  @Field(() => String, { nullable: true })
  result!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'when everything that was hidden opens, unless it is published or reopened before',
  })
  @Field()
  opensAt!: string;

  @ApiProperty({
    format: 'date-time',
    nullable: true,
    type: String,
    description: 'when everything that was hidden was opened, for good; null while it is hidden still',
  })
  @Field(() => String, { nullable: true })
  publishedAt!: string | null;
}

/** How a campaign ended, and which. */
@ObjectType('CampaignEnd')
export class CampaignEndView extends HowItEndedView {
  @ApiProperty()
  @Field()
  campaign!: string;
}
