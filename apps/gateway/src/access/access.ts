import { SetMetadata } from '@nestjs/common';
import type { CampaignRole } from '@vedette/contracts';
import { ApiParam } from '@nestjs/swagger';
import { operationAt } from '@vedette/edge';
import { takesPlace } from './place-arguments.js';

/** Who may call a route or resolve a field. Every one of them says so; nothing is open because it was forgotten. */
export type Access =
  | { readonly to: 'anyone' }
  | { readonly to: 'signed-in' }
  | { readonly to: 'operator' }
  | { readonly to: 'campaign'; readonly roles: readonly CampaignRole[] };

export const ACCESS = Symbol('who may call this');

/** Open to everybody, signed in or not. */
export const Anyone = (): MethodDecorator => SetMetadata(ACCESS, { to: 'anyone' } satisfies Access);
/** For everybody who is signed in. */
export const SignedInOnly = (): MethodDecorator => SetMetadata(ACCESS, { to: 'signed-in' } satisfies Access);
/** For those who run the installation. */
export const OperatorOnly = (): MethodDecorator => SetMetadata(ACCESS, { to: 'operator' } satisfies Access);
/**
 * For those who have one of these roles in the campaign that the route's `:id` or the field's `campaign` names. Where
 * administrators may, operators may too; anybody without a place in the campaign is told that there is no such campaign.
 * What is called so need not take the campaign itself: it is told as what the caller asks in it.
 * Who holds several seats of it names one: by the header `Vedette-Seat`, or by the argument `seat` that the field gets.
 */
export const InCampaign =
  (...roles: CampaignRole[]): MethodDecorator =>
  (target, name, descriptor) => {
    takesPlace(target, String(name));
    operationAt(target, name).decorators.push(takesPlace);
    ApiParam({ name: 'id', schema: { type: 'string' } })(target, name, descriptor);
    SetMetadata(ACCESS, { to: 'campaign', roles } satisfies Access)(target, name, descriptor);
  };

/** Roles that play. */
export const PLAYS = ['player', 'minister'] as const;
/** Those for whom a state's staff works, and who may look over their shoulders. */
export const MINISTERS = ['minister', 'administrator'] as const;
/** Everybody in a campaign. */
export const EVERYBODY = ['player', 'minister', 'administrator'] as const;
