import { Argument, Command, Option } from 'commander';
import type { HouseClient } from '../server/house-client.js';
import { asks, type AskOptions } from '../server/server-command.js';

/** What was typed: arguments in their order, options by name. */
export interface Typed {
  readonly args: readonly string[];
  readonly options: AskOptions & Readonly<Record<string, unknown>>;
}

/** The body of a request, or what is filled into its path and query. */
export interface Asked {
  /** Values of the route's parameters but `:id`, which is the campaign. */
  readonly at?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** One thing an administrator or operator does: the route that does it, how it is typed, and how the answer is told. */
export interface AdministratorAct {
  readonly name: string;
  /** `POST /campaigns/:id/turn/open`, as the gateway declares it. */
  readonly route: string;
  /** Further routes the same command uses, for instance a preview. */
  readonly also?: readonly string[];
  readonly command: Command;
}

/** How a command of the administrator is described. */
export interface ActWords<T> {
  readonly route: string;
  readonly also?: readonly string[];
  readonly does: string;
  readonly args?: readonly Argument[];
  readonly options?: readonly Option[];
  /** Picks one of the routes; the first unless given. */
  readonly choose?: (typed: Typed) => string;
  readonly ask?: (typed: Typed) => Asked | Promise<Asked>;
  readonly tell: (answer: T, typed: Typed) => string;
}

/** Makes a command out of the route it stands for. */
export function act<T>(name: string, words: ActWords<T>): AdministratorAct {
  const { route, also = [], does, args = [], options = [], choose, ask, tell } = words;
  const command = new Command(name).description(does);
  for (const argument of args) command.addArgument(argument);
  for (const option of options) command.addOption(option);
  asks<T>(
    command,
    async (client, given, typed) => {
      const what: Typed = { args: given, options: typed };
      return send<T>(client, choose?.(what) ?? route, ask ? await ask(what) : {});
    },
    (answer, typed) => tell(answer, { args: [], options: typed }),
  );
  return { name, route, also, command };
}

function send<T>(client: HouseClient, route: string, { at = {}, query = {}, body }: Asked): Promise<T> {
  const [method, path] = route.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(at[name] ?? (name === 'id' ? client.campaignId() : '')),
  );
  const asked = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return client.call<T>(method, asked === '' ? filled : `${filled}?${asked}`, body);
}

/** Why something is done, which every act says that changes what players are told. */
export const because = new Option(
  '--reason <text>',
  'why; told to those who learn of it in full',
).makeOptionMandatory();
export const argument = (name: string, does?: string): Argument => new Argument(name, does);
export const option = (flags: string, does: string): Option => new Option(flags, does);
/** An option as text; undefined when it was not given. */
export const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value);
/** An option as a number; undefined when it was not given. */
export const numberOf = (value: unknown): number | undefined =>
  value === undefined ? undefined : Number(value);
