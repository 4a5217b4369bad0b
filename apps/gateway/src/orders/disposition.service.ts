import { Injectable } from '@nestjs/common';
import {
  type AnswerOf,
  endHandOver,
  endStandingOrder,
  type HandOverDocument,
  handOver,
  listHandOvers,
  listStandingOrders,
  listTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateDocument,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { InvalidRequestError } from '@vedette/platform';
import type { ArrangedHandOverBody, HandOverBody } from './disposition.views.js';
import { readOrder, type Sender } from './order.service.js';

type Whose = Pick<Sender, 'campaign' | 'player'>;

const TEMPLATE = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/;

/** What outlasts a turn: standing orders, templates, and who stands in for whom. */
@Injectable()
export class DispositionService {
  constructor(private readonly requests: RequestClient) {}

  standing(whose: Whose): Promise<AnswerOf<typeof listStandingOrders>> {
    return this.requests.request(listStandingOrders, whose);
  }

  endStanding(whose: Whose, id: string): Promise<AnswerOf<typeof endStandingOrder>> {
    return this.requests.request(endStandingOrder, { ...whose, id });
  }

  templates(whose: Whose): Promise<AnswerOf<typeof listTemplates>> {
    return this.requests.request(listTemplates, whose);
  }

  /** @throws OrderMalformedError @throws InvalidRequestError */
  async saveTemplate(whose: Whose, name: string, order: unknown): Promise<TemplateDocument> {
    const kept = readOrder(order, '');
    return this.requests.request(saveTemplate, { ...whose, name: mustBeName(name), order: kept });
  }

  /** @throws InvalidRequestError */
  async removeTemplate(whose: Whose, name: string): Promise<AnswerOf<typeof removeTemplate>> {
    return this.requests.request(removeTemplate, { ...whose, name: mustBeName(name) });
  }

  handOvers(whose: Whose): Promise<AnswerOf<typeof listHandOvers>> {
    return this.requests.request(listHandOvers, whose);
  }

  handOver(whose: Whose, { to, from, until }: HandOverBody): Promise<HandOverDocument> {
    return this.requests.request(handOver, { ...whose, to, from, until });
  }

  /** Every hand-over of a campaign that is not over. */
  allHandOvers(campaign: string): Promise<AnswerOf<typeof listHandOvers>> {
    return this.requests.request(listHandOvers, { campaign });
  }

  /** An administrator has somebody stand in for a player. */
  arrange(
    campaign: string,
    by: string,
    { player, to, from, until, reason }: ArrangedHandOverBody,
  ): Promise<HandOverDocument> {
    return this.requests.request(handOver, { campaign, player, to, from, until, arranged: { by, reason } });
  }

  /** An administrator ends a hand-over, whoever made it. */
  endArranged(
    campaign: string,
    by: string,
    id: string,
    reason: string,
  ): Promise<AnswerOf<typeof endHandOver>> {
    return this.requests.request(endHandOver, { campaign, id, arranged: { by, reason } });
  }

  endHandOver(whose: Whose, id: string): Promise<AnswerOf<typeof endHandOver>> {
    return this.requests.request(endHandOver, { ...whose, id });
  }
}

/** @throws InvalidRequestError */
function mustBeName(name: string): string {
  if (TEMPLATE.test(name)) return name;
  throw new InvalidRequestError({
    code: 'parameter-invalid',
    field: 'name',
    rule: 'openapi.json',
    message:
      'The name of a template is 1 to 40 letters, digits, spaces, dashes or underscores, beginning with a letter or digit.',
  });
}
