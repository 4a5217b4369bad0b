import { Get } from '@nestjs/common';
import { AsQuery, BothDoors, OptionalNameParam, Serves, Which } from '@vedette/edge';
import { Anyone } from '../access/access.js';
import { findRule } from './find-rule.js';
import { RuleView } from './rule.views.js';

/** The rules that reports and receipts cite. */
@BothDoors('rules', 'rules')
export class RulesController {
  @Get(':book/:number')
  @Serves(200, RuleView, 'What a cited rule is about, and how its doubtful places are read here')
  @AsQuery()
  @Anyone()
  rule(
    @Which('book', OptionalNameParam) book: string,
    @Which('number', OptionalNameParam) number: string,
  ): RuleView {
    return findRule(book, number);
  }
}
