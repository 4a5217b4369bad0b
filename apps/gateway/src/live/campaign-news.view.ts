import { Field, Int, ObjectType } from '@nestjs/graphql';
import { NEWS_KINDS } from '@vedette/contracts';

/** What somebody who watches a campaign is told, beside what everybody hears: that he watches, and what concerns his seat. */
export const LIVE_KINDS = ['watching', ...NEWS_KINDS, 'orders', 'letters', 'report-ready'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** That something happened in a campaign; what it was is read where it stands. */
@ObjectType('CampaignNews')
export class CampaignNewsView {
  @Field(() => String, { description: `one of ${LIVE_KINDS.join(', ')}` })
  kind!: LiveKind;

  @Field(() => Int, { nullable: true, description: 'the turn it is about' })
  turn!: number | null;

  @Field(() => String, { nullable: true, description: 'the deadline it sets' })
  deadline!: string | null;

  @Field(() => String, { nullable: true, description: 'of an announcement, in the words of who made it' })
  text!: string | null;
}
