import { act, type AdministratorAct, argument } from './administrator-act.js';
import { tellMoment } from './tell-moment.js';

interface ReportedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly sentAt: string;
  readonly reportedBy: string;
  readonly reason: string;
}

interface Delivery {
  readonly delivery: string;
}

const tellDelivery = ({ delivery }: Delivery): string =>
  delivery === 'courier' ? 'Letters travel by courier.\n' : 'Letters arrive at once.\n';

/** What an administrator does with the letters of a campaign; he reads those laid before him and no others. */
export const LETTER_ACTS: readonly AdministratorAct[] = [
  act<Delivery>('letters-travel', {
    route: 'PUT /campaigns/:id/letters/delivery',
    also: ['GET /campaigns/:id/letters/delivery'],
    does: 'how letters travel, or how they are to travel from now on',
    args: [argument('[delivery]', 'at-once or courier')],
    choose: ({ args }) => `${args[0] === undefined ? 'GET' : 'PUT'} /campaigns/:id/letters/delivery`,
    ask: ({ args }) => (args[0] === undefined ? {} : { body: { delivery: args[0] } }),
    tell: tellDelivery,
  }),
  act<readonly ReportedLetter[]>('reported-letters', {
    route: 'GET /campaigns/:id/letters/reported',
    does: 'letters that their recipients laid before you',
    tell: (letters) =>
      letters
        .map(
          ({ from, to, text, sentAt, reportedBy, reason }) =>
            `from ${from} to ${to.join(', ')}, ${tellMoment(sentAt)}; reported by ${reportedBy}: ${reason}\n${text.replace(/^/gm, '    ')}\n`,
        )
        .join('\n') || 'No letter was reported.\n',
  }),
];
