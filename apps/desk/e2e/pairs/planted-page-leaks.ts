import type { Page } from 'playwright-core';
import { WORLDS } from '../../../../test/leaks/http/two-worlds.js';
import type { Channel } from './page-recorder.js';
import type { StretchName } from './page-walk.js';

/** A fault of the kind a slip makes, in an answer of the house or in the page itself. */
export interface PageLeak {
  readonly fault: string;
  /** Where it shows. */
  readonly stretch: StretchName;
  /** In which channels it has to be found. */
  readonly shows: readonly Channel[];
  readonly plant: (page: Page) => Promise<unknown>;
}

/** Who stands in the second world without having been seen. */
const HIDDEN = WORLDS[1].position.units.filter(({ id }) => id.startsWith('MX') && id !== 'MX1IN');

type Json = Record<string, unknown>;

/** Has answers of an address say more than they should. */
const answer =
  (address: RegExp, change: (body: Json) => Json): PageLeak['plant'] =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      await route.fulfill({ response, json: change((await response.json()) as Json) });
    });

/** Has the page do something of its own when it opens, by something it should not know. */
const script =
  (act: (hidden: string) => void, hidden: unknown): PageLeak['plant'] =>
  (page) =>
    page.addInitScript(act, String(hidden));

interface Squares {
  readonly land: {
    readonly observed: { readonly squares: { square: string; readonly stacks: unknown[] }[] };
  };
}

export const PAGE_LEAKS: readonly PageLeak[] = [
  {
    fault: 'a position tells of one troop more than was seen',
    stretch: 'map',
    shows: ['answers', 'dom', 'spoken', 'pixels'],
    plant: answer(/\/reports\/1\/position\.json/, (body) => {
      const { squares } = (body as unknown as Squares).land.observed;
      const [seen] = squares.filter(({ stacks }) => stacks.length > 0);
      // A square of one whom nobody has seen, with what is known of one who was.
      squares.push({ ...seen!, square: 'I0-V6' });
      return body;
    }),
  },
  {
    fault: 'a film has a line of what nobody saw',
    stretch: 'film',
    shows: ['answers', 'dom', 'pixels'],
    plant: answer(/\/reports\/1\/turn\.json/, (body) => {
      const report = body as unknown as {
        parts: { sections: { lines: { id: string; text: string; weight: string }[] }[] }[];
      };
      const { lines } = report.parts.flatMap(({ sections }) => sections).find((one) => one.lines.length > 0)!;
      lines.splice(0, 0, {
        ...lines[0]!,
        id: 'planted',
        text: `${HIDDEN[0]!.id} marched.`,
        weight: 'matter',
      });
      return body;
    }),
  },
  {
    fault: 'a square is not in reach since somebody hides there',
    stretch: 'card',
    shows: ['answers', 'pixels'],
    plant: answer(/\/reach$/, (body) => ({ ...body, reached: (body['reached'] as unknown[]).slice(1) })),
  },
  {
    fault: 'a bar of the way names who stands in it',
    stretch: 'card',
    shows: ['answers', 'dom', 'spoken'],
    plant: answer(/\/reach$/, (body) => ({
      ...body,
      barred: [
        ...(body['barred'] as unknown[]),
        { place: 'I0-V6', code: 'enemy', rule: '1.1', message: `${HIDDEN.length} units stand there` },
      ],
    })),
  },
  {
    fault: 'a doubt about a march knows who waits at its end',
    stretch: 'judged',
    shows: ['answers', 'dom'],
    plant: answer(/\/orders\/preview$/, (body) => warned(body) as Json),
  },
  {
    fault: 'a staff believes in one contact more',
    stretch: 'staff',
    shows: ['answers', 'dom', 'pixels', 'spoken'],
    plant: answer(/\/intelligence\/1\/contacts\?/, (body) => {
      const contacts = body['contacts'] as Json[];
      return { ...body, contacts: [...contacts, { ...contacts[0]!, id: 'planted', place: 'G7-V6' }] };
    }),
  },
  {
    fault: 'an evening counts pieces of others',
    stretch: 'evening',
    shows: ['answers', 'dom'],
    plant: answer(/\/graphql$/, (body) => {
      const text = JSON.stringify(body).replace(/"expected":\d+/, `"expected":${HIDDEN.length + 9}`);
      return JSON.parse(text) as Json;
    }),
  },
  {
    fault: 'the page asks for what it was not told of',
    stretch: 'evening',
    shows: ['requests', 'answers'],
    plant: script(
      (hidden) => void fetch(`/campaigns/war-two/supply/${hidden}`, { headers: { 'Vedette-Desk': '1' } }),
      HIDDEN[0]!.id,
    ),
  },
  {
    fault: 'the page keeps on the device how many there were',
    stretch: 'evening',
    shows: ['storage'],
    plant: script((hidden) => localStorage.setItem('seen', hidden), HIDDEN.length),
  },
  {
    fault: 'an own mark lies where somebody stands whom nobody has seen',
    stretch: 'map',
    shows: ['answers', 'dom', 'pixels'],
    plant: answer(/\/campaigns\/[^/]+\/desk$/, (body) => {
      if (!('document' in body)) return body;
      const mark = {
        id: 'planted',
        is: 'pin',
        on: 'map',
        places: ['I0-V6'],
        words: HIDDEN[0]!.id,
        turn: null,
      };
      return { ...body, document: { ...(body['document'] as Json), marks: [mark] } };
    }),
  },
  {
    fault: 'troops that were seen could be farther by now, since more of them march',
    stretch: 'ring',
    shows: ['answers', 'dom', 'spoken', 'pixels'],
    plant: answer(/\/theatre$/, (body) => {
      const { marches } = body as { marches: { squares: Readonly<Record<string, number>> } };
      const squares = Object.entries(marches.squares).map(([arm, most]) => [arm, most + HIDDEN.length]);
      return { ...body, marches: { ...marches, squares: Object.fromEntries(squares) as Json } };
    }),
  },
  {
    fault: "one's own page tells of a session that is somebody else's",
    stretch: 'me',
    shows: ['answers', 'dom'],
    plant: answer(/\/auth\/sessions$/, (body) => {
      const [mine] = body as unknown as readonly Json[];
      return [mine, { ...mine, id: 'planted', current: false, network: HIDDEN[0]!.id }] as unknown as Json;
    }),
  },
  {
    fault: 'a device keeps for reading offline what nobody was told',
    stretch: 'offline',
    shows: ['storage'],
    plant: answer(/\/reports\/1\/position\.json/, (body) => ({ ...body, planted: HIDDEN[0]!.id })),
  },
  {
    fault: 'a name on the map makes room for who stands there',
    stretch: 'map',
    shows: ['pixels'],
    plant: script((hidden) => {
      // Names may be painted on a kept picture first, which is no canvas of the page.
      for (const brush of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
        const write = brush.prototype.fillText;
        brush.prototype.fillText = function (this: CanvasRenderingContext2D, text, x, y) {
          write.call(this, text, x + Number(hidden), y);
        };
      }
    }, HIDDEN.length),
  },
];

/** The first list of problems in an answer, with one more. */
function warned(value: unknown): unknown {
  const text = JSON.stringify(value);
  const doubt = { severity: 'warning', code: 'planted', rule: '1.1', field: '', message: 'Somebody waits.' };
  return JSON.parse(
    text.replace('"problems":[', `"problems":[${JSON.stringify(doubt)},`).replace('},]', '}]'),
  );
}
