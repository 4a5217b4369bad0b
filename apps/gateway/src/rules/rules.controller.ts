import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Anyone } from '../access/access.js';
import { OptionalNameParam } from '../http/params.js';
import { findRule } from './find-rule.js';
import { RuleView } from './rule.views.js';

/** The rules that reports and receipts cite. */
@ApiTags('rules')
@Controller('rules')
export class RulesController {
  @Get(':book/:number')
  @Anyone()
  @ApiOperation({ summary: 'What a cited rule is about, and how its doubtful places are read here' })
  @ApiOkResponse({ type: RuleView })
  rule(
    @Param('book', OptionalNameParam) book: string,
    @Param('number', OptionalNameParam) number: string,
  ): RuleView {
    return findRule(book, number);
  }
}
