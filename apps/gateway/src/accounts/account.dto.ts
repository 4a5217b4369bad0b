import { Type } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import {
  AccountEventDocument,
  AccountName,
  CAMPAIGN_ROLES,
  linkAccount,
  listAccounts,
  MemberDocument,
  PlaceDocument,
} from '@vedette/contracts';
import { bodyOf, questionOf, type Shown, viewOf } from '@vedette/edge';
import { askedPlayer } from '../http/asked-parts.js';

/** The name of an account, as it is sent. */
export const SentAccountName = Type.String({
  pattern: AccountName.pattern!,
  refusal: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  examples: ['zachary'],
});
/** A password that was set before; one that is new is longer. */
export const Password = Type.String({ minLength: 1, maxLength: 200, format: 'password' });
export const NewPassword = Type.String({ minLength: 10, maxLength: 200, format: 'password' });
const Code = Type.String({ minLength: 10, maxLength: 100 });
const Role = oneOf(CAMPAIGN_ROLES);

/** A new account. */
export const NewAccountBody = bodyOf(
  'NewAccount',
  Type.Object({
    account: SentAccountName,
    password: NewPassword,
    operator: Type.Optional(Type.Boolean({ description: 'may run the installation', default: false })),
  }),
);
export type NewAccountBody = InstanceType<typeof NewAccountBody>;

/** An account. */
export const AccountView = viewOf('Account', Type.Object({ account: AccountName, operator: Type.Boolean() }));
export type AccountView = Shown<typeof AccountView>;

/** An account as operators see it. */
export const AccountEntryView = viewOf('AccountEntry', listAccounts.answerSchema.properties.accounts.items);
export type AccountEntryView = Shown<typeof AccountEntryView>;

/** A code that sets a new password, for an operator to hand over. */
export const ResetLinkView = viewOf('ResetLink', linkAccount.answerSchema);
export type ResetLinkView = Shown<typeof ResetLinkView>;

/** An account that its owner makes. */
export const RegisterBody = bodyOf(
  'Registration',
  Type.Object({
    account: SentAccountName,
    password: NewPassword,
    invitation: Type.Optional(
      Type.String({
        minLength: 10,
        maxLength: 100,
        description: 'code of an invitation; needed unless registration is open',
      }),
    ),
  }),
  { component: 'RegisterBody' },
);
export type RegisterBody = InstanceType<typeof RegisterBody>;

/** Whose password is forgotten. */
export const ForgottenBody = bodyOf('Forgotten', Type.Object({ account: SentAccountName }));
export type ForgottenBody = InstanceType<typeof ForgottenBody>;

/** A code that sets a password, and the password. */
export const ResetBody = bodyOf('PasswordReset', Type.Object({ code: Code, next: NewPassword }), {
  component: 'ResetBody',
});
export type ResetBody = InstanceType<typeof ResetBody>;

/** A mail address to prove, or none. */
export const EmailBody = bodyOf(
  'EmailChange',
  Type.Object({
    email: Type.Union([Type.String({ format: 'email', maxLength: 254 }), Type.Null()], {
      description: 'null for none any more',
    }),
    password: Type.Unsafe<string>({ ...Password, description: 'your password once more' }),
  }),
  { component: 'EmailBody' },
);
export type EmailBody = InstanceType<typeof EmailBody>;

/** A code that was sent or handed over. */
export const CodeBody = bodyOf('Code', Type.Object({ code: Code }));
export type CodeBody = InstanceType<typeof CodeBody>;

/** Something that happened to an account. */
export const AccountEventView = viewOf('AccountEvent', AccountEventDocument);
export type AccountEventView = Shown<typeof AccountEventView>;

/** From which event on, going back. */
export const HistoryOfAccountQuestion = questionOf(
  Type.Object({
    before: Type.Optional(
      Type.String({
        graph: 'ID',
        pattern: '^\\d{1,18}$',
        allowed: 'the id of an event of the list',
        description: 'id of the last event you have',
      }),
    ),
  }),
);
export type HistoryOfAccountQuestion = InstanceType<typeof HistoryOfAccountQuestion>;

/** Which of somebody's seats. */
export const OneSeatQuestion = questionOf(Type.Object({ player: askedPlayer('only this seat') }));
export type OneSeatQuestion = InstanceType<typeof OneSeatQuestion>;

/** Which place, of a campaign that is known. */
export const NewPlace = Type.Object({
  role: Role,
  player: Type.Optional(
    Type.Union(
      [
        Type.String({
          pattern: PlayerIdText.pattern!,
          refusal: 'player must be a player id of the campaign',
        }),
        Type.Null(),
      ],
      { description: 'player id of the campaign' },
    ),
  ),
});
/** A place in a campaign. */
export const PlaceBody = bodyOf('NewPlace', NewPlace, { component: 'PlaceBody' });
export type PlaceBody = InstanceType<typeof PlaceBody>;

/** A place of one's own. */
export const PlaceView = viewOf('Place', PlaceDocument);
export type PlaceView = Shown<typeof PlaceView>;

/** Somebody's place in a campaign. */
export const MemberView = viewOf('Member', MemberDocument);
export type MemberView = Shown<typeof MemberView>;

/** Who is signed in. */
export const MeView = viewOf(
  'Me',
  Type.Object({
    account: AccountName,
    operator: Type.Boolean(),
    email: Type.Union([Type.String(), Type.Null()], { description: 'verified mail address' }),
    campaigns: Type.Array(PlaceDocument),
  }),
);
export type MeView = Shown<typeof MeView>;
