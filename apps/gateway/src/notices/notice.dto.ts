import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_TOLD = { message: '$property must be a time of the day, HH:MM' };

/** Hours of every day in which one is not told. */
@InputType('QuietHoursInput')
@ObjectType('QuietHours')
export class QuietHoursBody {
  @ApiProperty({ pattern: TIME.source })
  @Matches(TIME, TIME_TOLD)
  @Field()
  from!: string;

  @ApiProperty({ pattern: TIME.source, description: 'of the next day when it is the earlier' })
  @Matches(TIME, TIME_TOLD)
  @Field()
  until!: string;
}

/** How one wants to be told; every member is given. */
@InputType('NoticeSettingsInput')
export class NoticeSettingsBody {
  @ApiProperty({ description: 'by mail, to the verified address of the account' })
  @IsBoolean()
  @Field()
  mail!: boolean;

  @ApiProperty({ nullable: true, type: String, maxLength: 500, description: 'URL of a receiver, or null' })
  @ValidateIf(({ webhook }: NoticeSettingsBody) => webhook !== null)
  @IsString()
  @Length(1, 500)
  @Field(() => String, { nullable: true })
  webhook!: string | null;

  @ApiProperty({ enum: NOTICE_KINDS, isArray: true })
  @IsArray()
  @ArrayUnique()
  @IsIn([...NOTICE_KINDS], { each: true })
  @Field(() => [String])
  kinds!: NoticeKind[];

  @ApiProperty({
    type: [Number],
    maxItems: 5,
    description: 'hours before a deadline at which you are reminded if you have not confirmed',
  })
  @IsArray()
  @ArrayMaxSize(5)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(336, { each: true })
  @Field(() => [Int])
  reminderHours!: number[];

  @ApiProperty({
    nullable: true,
    type: String,
    pattern: TIME.source,
    description: 'time of a daily digest; null to be told at once',
  })
  @ValidateIf(({ dailyAt }: NoticeSettingsBody) => dailyAt !== null)
  @Matches(TIME, TIME_TOLD)
  @Field(() => String, { nullable: true })
  dailyAt!: string | null;

  @ApiProperty({ nullable: true, type: QuietHoursBody })
  @ValidateIf(({ quietHours }: NoticeSettingsBody) => quietHours !== null)
  @ValidateNested()
  @Type(() => QuietHoursBody)
  @Field(() => QuietHoursBody, { nullable: true })
  quietHours!: QuietHoursBody | null;

  @ApiProperty({ description: 'name of your time zone, IANA', example: 'Europe/Berlin' })
  @IsString()
  @Length(1, 60)
  @Field()
  zone!: string;
}

/** How a way of telling fares. */
@ObjectType('ChannelCondition')
export class ChannelConditionView {
  @ApiProperty({ description: 'messages that wait to be sent' })
  @Field(() => Int)
  waiting!: number;

  @ApiProperty({ description: 'messages of the last 30 days that were given up' })
  @Field(() => Int)
  dead!: number;

  @ApiProperty({ nullable: true, type: String, format: 'date-time' })
  @Field(() => String, { nullable: true })
  lastSentAt!: string | null;

  @ApiProperty({ nullable: true, type: String, format: 'date-time' })
  @Field(() => String, { nullable: true })
  lastFailedAt!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'what went wrong the last time' })
  @Field(() => String, { nullable: true })
  lastError!: string | null;
}

/** How one is told, and how that fares. */
@ObjectType('NoticeSettings')
export class NoticeSettingsView {
  @ApiProperty()
  @Field()
  mail!: boolean;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  webhook!: string | null;

  @ApiProperty({ enum: NOTICE_KINDS, isArray: true })
  @Field(() => [String])
  kinds!: NoticeKind[];

  @ApiProperty({ type: [Number] })
  @Field(() => [Int])
  reminderHours!: number[];

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  dailyAt!: string | null;

  @ApiProperty({ nullable: true, type: QuietHoursBody })
  @Field(() => QuietHoursBody, { nullable: true })
  quietHours!: QuietHoursBody | null;

  @ApiProperty()
  @Field()
  zone!: string;

  @ApiProperty({ nullable: true, type: String, description: 'the verified mail address of the account' })
  @Field(() => String, { nullable: true })
  mailAddress!: string | null;

  @ApiProperty({ description: 'whether this installation can send mail' })
  @Field()
  mailIsSent!: boolean;

  @ApiProperty({
    nullable: true,
    type: String,
    description: 'what your webhooks are signed with; shown once, when it was made',
  })
  @Field(() => String, { nullable: true })
  webhookSecret!: string | null;

  @ApiProperty({ type: ChannelConditionView })
  @Field(() => ChannelConditionView)
  byMail!: ChannelConditionView;

  @ApiProperty({ type: ChannelConditionView })
  @Field(() => ChannelConditionView)
  byWebhook!: ChannelConditionView;
}

/** What came of a webhook sent as a test. */
@ObjectType('WebhookTest')
export class WebhookTestView {
  @ApiProperty()
  @Field()
  delivered!: boolean;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  error!: string | null;
}

/** How a way of telling fares for the whole installation. */
@ObjectType('OutboxChannel')
export class OutboxChannelView extends ChannelConditionView {
  @ApiProperty({ description: 'whether the installation can send by it' })
  @Field()
  ready!: boolean;

  @ApiProperty({
    nullable: true,
    type: String,
    format: 'date-time',
    description: 'when the oldest message that is due was written',
  })
  @Field(() => String, { nullable: true })
  oldestDue!: string | null;
}

/** What is to be told outside of Vedette, for those who run it: how many and why not, never what or to whom. */
@ObjectType('Outbox')
export class OutboxView {
  @ApiProperty({ type: OutboxChannelView })
  @Field(() => OutboxChannelView)
  mail!: OutboxChannelView;

  @ApiProperty({ type: OutboxChannelView })
  @Field(() => OutboxChannelView)
  webhook!: OutboxChannelView;
}
