import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { CLOCK_STATUSES, type ClockStatus } from '@vedette/contracts';
import { ANNOUNCED, STANDINGS, type Standing } from '@vedette/turn-clock';
import { JsonValue } from '../graph/json-value.scalar.js';

/** A moment, and what it is on the clocks of the campaign's time zone. */
@ObjectType('LocalMoment')
export class LocalMomentView {
  @ApiProperty({ format: 'date-time' })
  @Field()
  at!: string;

  @ApiProperty({ description: 'name of the time zone, IANA' })
  @Field()
  zone!: string;

  @ApiProperty({ example: 'Sunday 25 October 2026, 20:00 (Europe/Berlin, UTC+01:00)' })
  @Field()
  local!: string;
}

/** What one player has done with the latest turn. */
@ObjectType('PlayerClock')
export class PlayerClockView {
  @ApiProperty()
  @Field()
  player!: string;

  @ApiProperty({ enum: STANDINGS })
  @Field(() => String)
  standing!: Standing;

  @ApiProperty({ description: 'he, or somebody in his place, has confirmed' })
  @Field()
  ready!: boolean;

  @ApiProperty({ description: 'the turn waits for him' })
  @Field()
  expected!: boolean;

  @ApiProperty({ type: [String], description: 'who acts in his place in this turn' })
  @Field(() => [String])
  deputies!: string[];

  @ApiProperty({ description: 'turns missed without excuse' })
  @Field(() => Int)
  misses!: number;
}

/** How many have confirmed, of how many the turn waits for. */
@ObjectType('ReadyCount')
export class ReadyCountView {
  @ApiProperty()
  @Field(() => Int)
  ready!: number;

  @ApiProperty()
  @Field(() => Int)
  expected!: number;
}

/** Something about the clock that one is told. */
@ObjectType('ClockAnnouncement')
export class ClockAnnouncementView {
  @ApiProperty({ format: 'date-time' })
  @Field()
  at!: string;

  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: ANNOUNCED })
  @Field(() => String)
  kind!: (typeof ANNOUNCED)[number];

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  reason!: string | null;

  @ApiProperty({ nullable: true, type: LocalMomentView })
  @Field(() => LocalMomentView, { nullable: true })
  deadline!: LocalMomentView | null;

  @ApiProperty({
    description: 'everybody, administrators, or a list of players',
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  })
  @Field(() => JsonValue)
  audience!: string | string[];
}

/** The clock of a campaign for one who looks at it. */
@ObjectType('Clock')
export class ClockView {
  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: CLOCK_STATUSES })
  @Field(() => String)
  status!: ClockStatus;

  @ApiProperty({ format: 'date-time', description: 'the moment on the clock of the server' })
  @Field()
  now!: string;

  @ApiProperty({ nullable: true, type: LocalMomentView })
  @Field(() => LocalMomentView, { nullable: true })
  deadline!: LocalMomentView | null;

  @ApiProperty({ type: [LocalMomentView], description: 'further moments of a weekly calendar' })
  @Field(() => [LocalMomentView])
  upcoming!: LocalMomentView[];

  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/Calendar' }] })
  @Field(() => JsonValue)
  calendar!: unknown;

  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/Terms' }] })
  @Field(() => JsonValue)
  terms!: unknown;

  @ApiProperty({
    nullable: true,
    type: ReadyCountView,
    description: 'null where the campaign does not tell its players',
  })
  @Field(() => ReadyCountView, { nullable: true })
  count!: ReadyCountView | null;

  @ApiProperty({ nullable: true, type: PlayerClockView, description: 'the player you play' })
  @Field(() => PlayerClockView, { nullable: true })
  you!: PlayerClockView | null;

  @ApiProperty({ nullable: true, type: [PlayerClockView], description: 'everybody, for administrators' })
  @Field(() => [PlayerClockView], { nullable: true })
  players!: PlayerClockView[] | null;

  @ApiProperty({ type: [ClockAnnouncementView], description: 'what you are told, newest first' })
  @Field(() => [ClockAnnouncementView])
  announcements!: ClockAnnouncementView[];
}
