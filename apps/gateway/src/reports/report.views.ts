import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  PROJECTIONS,
  type ProjectionName,
  REPORT_FORMATS,
  REPORT_KINDS,
  type ReportFormat,
  type ReportKind,
} from '@vedette/contracts';
import { CampaignStandingView } from '../campaigns/campaign-standing.views.js';

/** An edition of a report before it was corrected. */
@ObjectType('EarlierEdition')
export class EarlierEditionView {
  @ApiProperty()
  @Field(() => Int)
  edition!: number;

  @ApiProperty({ description: 'why it was corrected, in the words of the administrator' })
  @Field()
  reason!: string;

  @ApiProperty({ description: 'where it can still be read' })
  @Field()
  href!: string;
}

/** A report that can be read. */
@ObjectType('ReportEntry')
export class ReportEntryView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: REPORT_KINDS })
  @Field(() => String)
  kind!: ReportKind;

  @ApiProperty({ enum: REPORT_FORMATS, isArray: true })
  @Field(() => [String])
  formats!: ReportFormat[];

  @ApiProperty({ description: 'more than 1 when it was corrected after a rollback' })
  @Field(() => Int)
  edition!: number;

  @ApiProperty({ type: [EarlierEditionView], description: 'the editions before it, the first first' })
  @Field(() => [EarlierEditionView])
  earlier!: EarlierEditionView[];
}

/** A report in one form. */
@ObjectType('Report')
export class ReportView {
  @Field()
  mediaType!: string;

  @Field()
  body!: string;

  @Field({ description: 'SHA-256 of the body' })
  digest!: string;
}

/** A map of a position report. */
@ObjectType('MapEntry')
export class MapEntryView {
  @ApiProperty()
  @Field()
  name!: string;

  @ApiProperty()
  @Field()
  title!: string;
}

/** What rebuilding the reports did. */
@ObjectType('Rebuild')
export class RebuildView {
  @ApiProperty()
  @Field(() => Int)
  generation!: number;

  @ApiProperty()
  @Field(() => Int)
  reports!: number;

  @ApiProperty()
  @Field(() => Float)
  seconds!: number;
}

/** A campaign at which a projection has stopped, and the event it could not apply. */
@ObjectType('StoppedCampaign')
export class StoppedCampaignView {
  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty({ description: 'place of the event in the log' })
  @Field(() => Int)
  position!: number;

  @ApiProperty()
  @Field()
  stream!: string;

  @ApiProperty()
  @Field(() => Int)
  version!: number;

  @ApiProperty()
  @Field()
  type!: string;

  @ApiProperty()
  @Field()
  error!: string;

  @ApiProperty()
  @Field(() => Int)
  attempts!: number;

  @ApiProperty({ format: 'date-time' })
  @Field()
  failedAt!: string;
}

/** How a projection fares. */
@ObjectType('Projection')
export class ProjectionView {
  @ApiProperty({ enum: PROJECTIONS })
  @Field(() => String)
  name!: ProjectionName;

  @ApiProperty()
  @Field(() => Int)
  generation!: number;

  @ApiProperty({ description: 'how far it has followed the log' })
  @Field(() => Int)
  position!: number;

  @ApiProperty({ description: 'events it has not followed yet' })
  @Field(() => Int)
  behind!: number;

  @ApiProperty({ type: [StoppedCampaignView] })
  @Field(() => [StoppedCampaignView])
  stopped!: StoppedCampaignView[];
}

/** Whether a stopped campaign goes on. */
@ObjectType('Retry')
export class RetryView {
  @ApiProperty()
  @Field()
  goesOn!: boolean;
}

/** What was told of the dice before the first was thrown, and whether it was so. */
@ObjectType('DicePromise')
export class DicePromiseView {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'SHA-256 of the secret; null where nothing was told',
  })
  @Field(() => String, { nullable: true })
  commitment!: string | null;

  @ApiProperty({ type: Boolean, nullable: true, description: 'whether the secret has it' })
  @Field(() => Boolean, { nullable: true })
  holds!: boolean | null;

  @ApiProperty({ description: 'how to find that out by hand' })
  @Field()
  check!: string;
}

/** What there is to debrief after a campaign's end, and the secret of the dice. */
@ObjectType('Debriefs')
export class DebriefIndexView {
  @ApiProperty({ description: 'the last turn that counts' })
  @Field(() => Int)
  ended!: number;

  @ApiProperty({
    nullable: true,
    type: CampaignStandingView,
    description: 'how it stood when it ended; null until it is published, and where an older build ended it',
  })
  @Field(() => CampaignStandingView, { nullable: true })
  standing!: CampaignStandingView | null;

  @ApiProperty({ description: 'keys the dice: with it every draw can be drawn again' })
  @Field()
  secret!: string;

  @ApiProperty({ type: DicePromiseView })
  @Field(() => DicePromiseView)
  dice!: DicePromiseView;

  @ApiProperty({ type: [Number] })
  @Field(() => [Int])
  turns!: number[];

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  sides!: string[];

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  players!: string[];
}
