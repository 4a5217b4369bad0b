import { Args, Query, Resolver } from '@nestjs/graphql';
import { Anyone } from '../access/access.js';
import { findRule } from '../rules/find-rule.js';
import { RuleView } from '../rules/rule.views.js';

/** The rules that reports and receipts cite. */
@Resolver()
export class RuleResolver {
  @Query(() => RuleView, {
    description: 'What a cited rule is about, and how its doubtful places are read here',
  })
  @Anyone()
  rule(@Args('book') book: string, @Args('number') number: string): RuleView {
    return findRule(book, number);
  }
}
