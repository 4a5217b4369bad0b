import { Field, Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  CONTACT_ARMS,
  CONTACT_BRANCHES,
  CONTACT_CLEARINGS,
  CONTACT_GROUPINGS,
  CONTACT_RELIABILITIES,
  CONTACT_SOURCES,
  type ClearedDocument,
  type ContactDocument,
  INTELLIGENCE_DESKS,
} from '@vedette/contracts';
import { IsOptional } from 'class-validator';

const NULLABLE = { type: String, nullable: true } as const;
type Desk = (typeof INTELLIGENCE_DESKS)[number];

/** Units or ships there may be. */
@ObjectType('StrengthRange')
export class StrengthRangeView {
  @ApiProperty()
  @Field(() => Int)
  least!: number;

  @ApiProperty()
  @Field(() => Int)
  most!: number;
}

/** A contact of the order of battle as believed. */
@ObjectType('Contact')
export class ContactView implements ContactDocument {
  @ApiProperty({
    description: 'id of the unit or ship, else state and number as the staff counts',
    example: 'MX-4',
  })
  @Field()
  id!: string;

  @ApiProperty({ enum: CONTACT_BRANCHES })
  @Field(() => String)
  branch!: ContactDocument['branch'];

  @ApiProperty({ example: 'MX' })
  @Field()
  state!: string;

  @ApiProperty({ enum: ['same', 'allied', 'hostile', 'neutral'] })
  @Field(() => String)
  standing!: ContactDocument['standing'];

  @ApiProperty({ ...NULLABLE, description: 'id of the unit or ship, where it is known' })
  @Field(() => String, { nullable: true })
  unit!: string | null;

  @ApiProperty(NULLABLE)
  @Field(() => String, { nullable: true })
  type!: string | null;

  @ApiProperty({ description: 'I, C, A, H as reported, S for ships; approximate in groups', example: 'IC' })
  @Field()
  letters!: string;

  @ApiProperty({ ...NULLABLE, enum: ['active', 'inactive', 'shattered'] })
  @Field(() => String, { nullable: true })
  condition!: ContactDocument['condition'];

  @ApiProperty({ description: 'last known place: strategic square, port or sea area', example: 'J9-V5' })
  @Field()
  place!: string;

  @ApiProperty(NULLABLE)
  @Field(() => String, { nullable: true })
  spot!: string | null;

  @ApiProperty({ description: 'block of ten by ten squares, else the place', example: 'J-V' })
  @Field()
  region!: string;

  @ApiProperty({ ...NULLABLE, example: 'brigade' })
  @Field(() => String, { nullable: true })
  size!: string | null;

  @ApiProperty({ type: StrengthRangeView })
  @Field(() => StrengthRangeView)
  strength!: StrengthRangeView;

  @ApiProperty({ enum: CONTACT_SOURCES })
  @Field(() => String)
  source!: ContactDocument['source'];

  @ApiProperty({ enum: CONTACT_SOURCES, isArray: true })
  @Field(() => [String])
  also!: ContactDocument['also'];

  @ApiProperty({ description: 'the turn at whose end it was there' })
  @Field(() => Int)
  seen!: number;

  @ApiProperty()
  @Field(() => Int)
  firstSeen!: number;

  @ApiProperty({ description: 'turns since it was there' })
  @Field(() => Int)
  age!: number;

  @ApiProperty({
    enum: CONTACT_RELIABILITIES,
    description: 'A identified just now … F little more than a memory',
  })
  @Field(() => String)
  reliability!: ContactDocument['reliability'];

  @ApiProperty({ ...NULLABLE, description: 'the group that has it among its numbers' })
  @Field(() => String, { nullable: true })
  within!: string | null;

  @ApiProperty({ type: [String], description: 'players in whose reports it stood' })
  @Field(() => [String])
  by!: string[];
}

/** A page of the order of battle as believed after a turn. */
@ObjectType('ContactPage')
export class ContactPageView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: INTELLIGENCE_DESKS })
  @Field(() => String)
  desk!: Desk;

  @ApiProperty()
  @Field(() => Int)
  total!: number;

  @ApiProperty({ type: [ContactView] })
  @Field(() => [ContactView])
  contacts!: ContactView[];

  @ApiProperty({ ...NULLABLE, description: 'where the next page begins; null on the last' })
  @Field(() => String, { nullable: true })
  next!: string | null;
}

/** A contact struck from the order of battle, and why. */
@ObjectType('ClearedContact')
export class ClearedContactView implements ClearedDocument {
  @ApiProperty({ enum: CONTACT_CLEARINGS })
  @Field(() => String)
  why!: ClearedDocument['why'];

  @ApiProperty({ type: ContactView })
  @Field(() => ContactView)
  contact!: ContactView;
}

/** Contacts taken together. */
@ObjectType('ContactSum')
export class ContactSumView {
  @ApiProperty({ example: 'J-V' })
  @Field()
  key!: string;

  @ApiProperty()
  @Field(() => Int)
  contacts!: number;

  @ApiProperty({ description: 'units and ships in all, at least; parts of groups count with their groups' })
  @Field(() => Int)
  least!: number;

  @ApiProperty()
  @Field(() => Int)
  most!: number;

  @ApiProperty({ description: 'turns since the newest was seen' })
  @Field(() => Int)
  newest!: number;
}

/** The order of battle added up. */
@ObjectType('ContactSummary')
export class ContactSummaryView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: INTELLIGENCE_DESKS })
  @Field(() => String)
  desk!: Desk;

  @ApiProperty({ enum: CONTACT_GROUPINGS })
  @Field(() => String)
  by!: (typeof CONTACT_GROUPINGS)[number];

  @ApiProperty({ type: [ContactSumView] })
  @Field(() => [ContactSumView])
  rows!: ContactSumView[];
}

/** What there is to read of one turn. */
@ObjectType('IntelligenceEntry')
export class IntelligenceEntryView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty()
  @Field(() => Int)
  contacts!: number;

  @ApiProperty({ description: 'contacts struck out in the turn' })
  @Field(() => Int)
  cleared!: number;

  @ApiProperty()
  @Field(() => Int)
  units!: number;

  @ApiProperty()
  @Field(() => Int)
  ships!: number;
}

/** A minister's desk and the turns it has pictures of, newest first. */
@ObjectType('IntelligenceIndex')
export class IntelligenceIndexView {
  @ApiProperty({ enum: INTELLIGENCE_DESKS })
  @Field(() => String)
  desk!: Desk;

  @ApiProperty({ type: [IntelligenceEntryView] })
  @Field(() => [IntelligenceEntryView])
  turns!: IntelligenceEntryView[];
}

/** What rebuilding intelligence did. */
@ObjectType('IntelligenceRebuild')
export class IntelligenceRebuildView {
  @ApiProperty()
  @Field(() => Int)
  generation!: number;

  @ApiProperty()
  @Field(() => Int)
  pictures!: number;

  @ApiProperty()
  @Field(() => Float)
  seconds!: number;
}

/** Which contacts are asked for; what is left out does not matter. */
@InputType('ContactFilter')
export class ContactFilterInput {
  @IsOptional()
  @Field(() => String, { nullable: true, description: `one of ${CONTACT_BRANCHES.join(', ')}` })
  branch?: string;

  @IsOptional()
  @Field(() => String, { nullable: true })
  state?: string;

  @IsOptional()
  @Field(() => String, { nullable: true })
  nation?: string;

  @IsOptional()
  @Field(() => String, { nullable: true, description: 'two opposite corners: J0-V0:K4-W9' })
  area?: string;

  @IsOptional()
  @Field(() => String, { nullable: true, description: 'a square, a port or a sea area' })
  place?: string;

  @IsOptional()
  @Field(() => String, { nullable: true, description: `one of ${CONTACT_ARMS.join(', ')}` })
  arm?: string;

  @IsOptional()
  @Field(() => String, { nullable: true, description: `one of ${CONTACT_SOURCES.join(', ')}` })
  source?: string;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: 'such as may be of so many units or ships' })
  strength?: number;

  @IsOptional()
  @Field(() => Int, { nullable: true, description: 'turns old at most' })
  age?: number;

  @IsOptional()
  @Field(() => String, { nullable: true, description: 'this letter or better' })
  reliability?: string;
}
