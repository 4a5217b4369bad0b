import { Command } from 'commander';
import { pipedIn } from '../server/piped-in.js';
import { asks } from '../server/server-command.js';

/** A letter as its sender has it. */
interface SentLetter {
  readonly id: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly sentAt: string;
  readonly arrivesInTurn?: number | null;
}

/** A letter as one of its recipients has it. */
interface Letter extends SentLetter {
  readonly from: string;
  readonly arrivedAt: string;
  readonly readAt: string | null;
}

/** `vedette letters`: what has arrived, newest first; what is shown is noted as read. */
export function lettersCommand(): Command {
  return asks<readonly (Letter | SentLetter)[]>(
    new Command('letters')
      .option('--unread', 'only those you have not read')
      .option('--sent', 'those you have sent')
      .option('--keep-unread', 'do not note that you have read them'),
    async (client, _, { unread, sent, keepUnread }) => {
      if (sent) return client.campaign<readonly SentLetter[]>('GET', '/letters/sent');
      const letters = await client.campaign<readonly Letter[]>(
        'GET',
        `/letters${unread ? '?unread=true' : ''}`,
      );
      if (!keepUnread)
        for (const { id, readAt } of letters)
          if (readAt === null) await client.campaign('POST', `/letters/${encodeURIComponent(id)}/read`);
      return letters;
    },
    (letters) => letters.map(tellLetter).join('\n') || 'There are no letters.\n',
  );
}

/** `vedette letter TO... [--text]`: writes to others who play. */
export function letterCommand(): Command {
  return asks<SentLetter>(
    new Command('letter')
      .argument('<to...>', 'player ids')
      .option('--text <text>', 'the letter; unless given it is read from what is piped in'),
    async (client, to, { text }) =>
      client.campaign('POST', '/letters', {
        to,
        text: (text as string | undefined) ?? (await pipedIn()).trimEnd(),
      }),
    ({ to, arrivesInTurn }) =>
      `Sent to ${to.join(', ')}${(arrivesInTurn ?? null) === null ? '' : `; it arrives in turn ${arrivesInTurn}`}.\n`,
  );
}

function tellLetter(letter: Letter | SentLetter): string {
  const arrives = (letter.arrivesInTurn ?? null) === null ? '' : `, arrives in turn ${letter.arrivesInTurn}`;
  const head =
    'from' in letter
      ? `${letter.readAt === null ? '* ' : ''}from ${letter.from} to ${letter.to.join(', ')}, ${letter.sentAt}`
      : `to ${letter.to.join(', ')}, ${letter.sentAt}${arrives}`;
  return `${head}\n${letter.text.replace(/^/gm, '    ')}\n`;
}
