import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { REPORT_FORMATS, REPORT_KINDS, type ReportFormat, type ReportKind } from '@vedette/contracts';

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
