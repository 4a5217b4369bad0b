import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATUSES, type OrderStatus } from '@vedette/contracts';
import { JsonValue } from '../graph/json-value.scalar.js';

/** One thing that is wrong with an order, or worth knowing about it. */
@ObjectType('OrderProblem')
export class OrderProblemView {
  @ApiProperty({ enum: ['error', 'warning'] })
  @Field(() => String)
  severity!: 'error' | 'warning';

  @ApiProperty()
  @Field()
  code!: string;

  @ApiProperty()
  @Field()
  rule!: string;

  @ApiProperty()
  @Field()
  field!: string;

  @ApiProperty()
  @Field()
  message!: string;
}

/** What the referee makes of an order. */
@ObjectType('Judgement')
export class JudgementView {
  @ApiProperty({ description: 'place of the order in what was sent, from 0' })
  @Field(() => Int)
  order!: number;

  @ApiProperty()
  @Field()
  accepted!: boolean;

  @ApiProperty({ description: 'the order in words' })
  @Field()
  understood!: string;

  @ApiProperty({ type: [OrderProblemView] })
  @Field(() => [OrderProblemView])
  problems!: OrderProblemView[];
}

/** A receipt: a judgement, when it was given, and a signature over everything else in it. */
@ObjectType('Receipt')
export class ReceiptView extends JudgementView {
  @ApiProperty({ format: 'uuid' })
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty()
  @Field()
  player!: string;

  @ApiProperty({ description: 'counts your own submissions of the turn' })
  @Field(() => Int)
  version!: number;

  @ApiProperty({ description: "the server's time" })
  @Field()
  at!: string;

  @ApiProperty({ description: 'SHA-256 of the order with "by" and without "at", keys sorted' })
  @Field()
  digest!: string;

  @ApiProperty({ description: 'with the digest it opens the leaf of the order book' })
  @Field()
  salt!: string;

  @ApiProperty()
  @Field()
  keyId!: string;

  @ApiProperty({ description: 'Ed25519 over the receipt without this key, keys sorted; base64url' })
  @Field()
  signature!: string;
}

/** The receipts of a submission. */
@ObjectType('Receipts')
export class ReceiptsView {
  @ApiProperty({ type: [ReceiptView] })
  @Field(() => [ReceiptView])
  receipts!: ReceiptView[];

  @ApiProperty({ description: 'the key was known: these are the receipts of the first time' })
  @Field()
  replayed!: boolean;
}

/** What an order came from that nobody sent in the turn itself. */
@ObjectType('OrderOrigin')
export class OrderOriginView {
  @ApiProperty({ enum: ['standing', 'planned'] })
  @Field(() => String)
  kind!: 'standing' | 'planned';

  @ApiProperty({ description: 'of the standing or planned order' })
  @Field()
  id!: string;
}

/** An order that was sent, and what became of it. */
@ObjectType('SentOrder')
export class SentOrderView {
  @ApiProperty({ type: Object, description: 'the order: schemas/orders/' })
  @Field(() => JsonValue)
  order!: unknown;

  @ApiProperty({ description: 'the order as text, in the fixed spelling' })
  @Field()
  text!: string;

  @ApiProperty({ type: ReceiptView })
  @Field(() => ReceiptView)
  receipt!: ReceiptView;

  @ApiProperty({ enum: [...ORDER_STATUSES], description: 'what became of it so far' })
  @Field(() => String)
  status!: OrderStatus;

  @ApiProperty({ nullable: true, type: OrderOriginView, description: 'null when it was sent in this turn' })
  @Field(() => OrderOriginView, { nullable: true })
  origin!: OrderOriginView | null;

  @ApiProperty({ nullable: true, type: String, description: 'who stood in for the officer, if anybody did' })
  @Field(() => String, { nullable: true })
  sender!: string | null;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  withdrawnAt!: string | null;
}

/** What you have sent for a turn. */
@ObjectType('SentOrders')
export class SentOrdersView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty()
  @Field()
  closed!: boolean;

  @ApiProperty({ type: [SentOrderView] })
  @Field(() => [SentOrderView])
  orders!: SentOrderView[];
}

/** A page of what you have sent in many turns. */
@ObjectType('OrderHistory')
export class OrderHistoryView {
  @ApiProperty({ type: [SentOrderView] })
  @Field(() => [SentOrderView])
  orders!: SentOrderView[];

  @ApiProperty({
    nullable: true,
    type: String,
    description: 'send it as "after" for the next page; null: none',
  })
  @Field(() => String, { nullable: true })
  next!: string | null;
}

/** An order that was taken back. */
@ObjectType('Withdrawal')
export class WithdrawalView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  withdrawnAt!: string;
}

/** A sibling on the way up to the root. */
@ObjectType('ProofStep')
export class ProofStepView {
  @ApiProperty({ enum: ['left', 'right'] })
  @Field(() => String)
  side!: 'left' | 'right';

  @ApiProperty()
  @Field()
  digest!: string;
}

/** Proof that an order is in the book whose root was published. */
@ObjectType('Proof')
export class ProofView {
  @ApiProperty()
  @Field()
  root!: string;

  @ApiProperty()
  @Field()
  leaf!: string;

  @ApiProperty({ type: [ProofStepView] })
  @Field(() => [ProofStepView])
  path!: ProofStepView[];
}

/** What would be made of orders if they were sent now. */
export class JudgementsView {
  @ApiProperty({ type: [JudgementView] })
  judgements!: JudgementView[];
}

/** The key receipts are signed with. */
@ObjectType('ReceiptKey')
export class ReceiptKeyView {
  @ApiProperty()
  @Field()
  keyId!: string;

  @ApiProperty({ enum: ['Ed25519'] })
  @Field(() => String)
  algorithm!: 'Ed25519';

  @ApiProperty({ description: 'PEM, SPKI' })
  @Field()
  publicKey!: string;
}
