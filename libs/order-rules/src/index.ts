export { CommandRegister, type Capacity } from './command-register.js';
export { judgeOrder } from './judge-order.js';
export { judgeOrders, type Judgements } from './judge-orders.js';
export { OrderDesk } from './order-desk.js';
export type { OrderDefinition } from './define-order.js';
export {
  definitionOf,
  ORDER_DEFINITIONS,
  slotOf,
  STANDING_KINDS,
  standingPlaceOf,
  subjectOf,
} from './order-kinds.js';
export type { Judging } from './judging.js';
export { Problems } from './problems.js';
export type { OrderProblem, Receipt } from './receipt.js';
export { submissionOrder } from './submission-order.js';
export { landWords } from './words/land-words.js';
export { navalWords } from './words/naval-words.js';
export { formatOrder } from './order-texts/format-order.js';
export { formatTemplate } from './order-texts/format-template.js';
export { normalOrder } from './order-texts/normal-order.js';
export { textNames } from './names-of-campaign.js';
export { parseOrderText } from './parse-order-text.js';
export type { ParsedOrders, Signature } from './order-texts/read-order-text.js';
export type { TextFault, TextNote, TextPlace } from './text/text-fault.js';
export type { TextNames } from './text/text-names.js';
export type { MarchOption, OrderOption } from './options/order-option.js';
export { type Offers, orderOffers, orderOptions } from './order-options.js';
export { type DefaultDoing, defaultDoing } from './defaults/default-order.js';
export type { MarchPlan, PlannedStep } from './land/march-plan.js';
export { leadsAboard } from './land/boarding.js';
export type { BarredPlace, PieceReach, ReachedPlace } from './reach/piece-reach.js';
export type { Beforehand, ReachAhead } from './reach/reach-ahead.js';
export { CLOSING_REASONS } from './options/closed-sections.js';
