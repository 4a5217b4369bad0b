import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { SentOrderView } from '../orders/order.views.js';

/** What one player ordered for a turn, every version of it, and what became of each. */
@ObjectType('PlayersOrders')
export class PlayersOrdersView {
  @ApiProperty()
  @Field()
  player!: string;

  @ApiProperty({ type: [SentOrderView] })
  @Field(() => [SentOrderView])
  orders!: SentOrderView[];
}
