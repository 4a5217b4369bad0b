import { AnnouncementMade, PieceEdited } from '@vedette/campaign';
import { BY_ITSELF, type LogEntryDocument, type StandInSight } from '@vedette/contracts';
import type { RecordedEvent } from '@vedette/event-store';
import { isOfBattle, type PlaceNoted, readBattleEvent, readGameEvent } from '@vedette/ledger';
import { observe } from '@vedette/observation';
import { tellPlace } from './tell-place.js';

/** Who reads the log: an administrator everything, a player what concerns him. */
export interface LogReader {
  readonly seenBy: 'player' | 'administrator';
  readonly player: string | null;
}

type Data = Readonly<Record<string, unknown>>;
type Concerns = 'everybody' | readonly string[];

/** How one type of event of the services is told, and whom it concerns beside administrators. */
interface Told {
  readonly concerns: (data: Data) => Concerns;
  readonly say: (data: Data) => string;
}

const everybody = (): Concerns => 'everybody';
const nobody = (): Concerns => [];
const thePlayer = ({ player }: Data): Concerns => [String(player)];
/** As the clock keeps it: everybody, administrators, or a list of players. */
const theAudience = ({ audience }: Data): Concerns => {
  if (Array.isArray(audience)) return audience.map(String);
  return audience === 'everybody' ? 'everybody' : [];
};
/** Who is away and who stands in. */
const theTwo = ({ player, to }: Data): Concerns => [player, to].filter((one) => typeof one === 'string');
const because = ({ reason, arranged }: Data): string => {
  const why = (arranged as Data | undefined)?.['reason'] ?? reason;
  return typeof why === 'string' ? `: ${why}` : '';
};
const cameOut = ({ result }: Data): string => (typeof result === 'string' ? `; result: ${result}` : '');
const until = ({ deadline }: Data): string =>
  typeof deadline === 'string' ? `; deadline ${deadline}` : '; no deadline';

const SIGHTS: Readonly<Record<StandInSight, string>> = {
  'turn-report': 'turn report',
  'position-report': 'position report',
  map: 'maps',
  supply: 'answers about supply',
  intelligence: 'intelligence',
};

const TOLD: Readonly<Record<string, Told>> = {
  CampaignCreated: { concerns: everybody, say: () => 'The campaign was made' },
  CampaignEnded: {
    concerns: everybody,
    say: (data) => `The campaign ended with turn ${String(data['turn'])}${because(data)}${cameOut(data)}`,
  },
  CampaignReopened: { concerns: everybody, say: (data) => `The campaign was reopened${because(data)}` },
  CampaignRetitled: {
    concerns: everybody,
    say: (data) => `The campaign is called “${String(data['title'])}” from now on${because(data)}`,
  },
  VoteOpened: {
    concerns: everybody,
    say: (data) =>
      `A vote was opened: ${data['about'] === 'end' ? 'shall the campaign end' : 'shall the clock be stopped'}${because(data)}`,
  },
  VoteClosed: {
    concerns: everybody,
    say: ({ about, yes, no }) =>
      `The vote to ${about === 'end' ? 'end the campaign' : 'stop the clock'} was closed: ${String(yes)} for it, ${String(no)} against it`,
  },
  CampaignPublished: {
    concerns: everybody,
    say: () => 'Everything that was hidden was opened to all who were in the campaign',
  },
  PositionSeen: {
    concerns: everybody,
    say: (data) => {
      const { turn, phase, at } = data;
      return `The whole position was looked at: ${at === 'now' ? 'as it stood in' : `${String(at)} of`} ${typeof phase === 'string' ? `${phase} of ` : ''}turn ${String(turn)}${because(data)}`;
    },
  },
  OrdersSeen: {
    concerns: everybody,
    say: (data) =>
      `The orders of ${typeof data['player'] === 'string' ? data['player'] : 'all'} for turn ${String(data['turn'])} were looked at${because(data)}`,
  },
  BriefsSeen: {
    concerns: everybody,
    say: (data) => `What each side was told before the first turn was read${because(data)}`,
  },
  PlaceNoted: { concerns: nobody, say: (data) => tellPlace(data as unknown as PlaceNoted) },
  CalendarSet: { concerns: everybody, say: () => 'The calendar was set' },
  TurnOpened: {
    concerns: everybody,
    say: (data) => `Turn ${String(data['turn'])} was opened (${String(data['season'])})${until(data)}`,
  },
  DeadlineMoved: { concerns: everybody, say: (data) => `The deadline was moved${until(data)}` },
  DeadlineExtended: {
    concerns: theAudience,
    say: (data) => `The deadline was put off${because(data)}${until(data)}`,
  },
  ClockPaused: { concerns: theAudience, say: (data) => `The clock was stopped${because(data)}` },
  ClockResumed: { concerns: theAudience, say: (data) => `The clock goes on${because(data)}${until(data)}` },
  OutageCounted: {
    concerns: everybody,
    say: (data) => `The deadline was put off by an outage${until(data)}`,
  },
  GraceGranted: {
    concerns: nobody,
    say: (data) => `The turn waits for those who sent nothing${until(data)}`,
  },
  TurnHeld: { concerns: nobody, say: () => 'The turn is held: too many have sent nothing' },
  PlayerExcused: {
    concerns: thePlayer,
    say: (data) => `${String(data['player'])} is excused${because(data)}`,
  },
  PlayerReplaced: { concerns: thePlayer, say: (data) => `${String(data['player'])} changed hands` },
  TurnEnding: { concerns: everybody, say: (data) => `Turn ${String(data['turn'])} ended` },
  PhaseStalled: {
    concerns: nobody,
    say: (data) => `Phase ${String(data['phase'])} was stuck and handed out again`,
  },
  TurnResolved: { concerns: everybody, say: (data) => `Turn ${String(data['turn'])} was resolved` },
  TurnRolledBack: {
    concerns: everybody,
    say: (data) =>
      `Turn ${String(data['turn'])} was rolled back to before ${String(data['to'])}${because(data)}`,
  },
  TurnSuperseded: {
    concerns: everybody,
    say: (data) =>
      `Turn ${String(data['turn'])} counts no more, because turn ${String(data['with'])} was rolled back`,
  },
  RollBackUndone: {
    concerns: everybody,
    say: (data) => `The rollback of turn ${String(data['turn'])} was taken back${because(data)}`,
  },
  TurnSetAside: {
    concerns: everybody,
    say: (data) => `Turn ${String(data['turn'])} is set aside until the administrator has it go on`,
  },
  CommandHandedOver: {
    concerns: theTwo,
    say: (data) =>
      `${String(data['to'])} stands in for ${String(data['player'])} from turn ${String(data['from'])} to turn ${String(data['until'])}${because(data)}`,
  },
  CommandHandedBack: {
    concerns: theTwo,
    say: (data) => `The hand-over of ${String(data['player'])} was ended${because(data)}`,
  },
  StandInRead: {
    concerns: theTwo,
    say: (data) =>
      `${String(data['to'])}, standing in for ${String(data['player'])}, read his ${SIGHTS[data['sight'] as StandInSight]} of turn ${String(data['turn'])}`,
  },
  TurnResumed: { concerns: everybody, say: (data) => `Turn ${String(data['turn'])} goes on` },
};

/** The fields of such an event that everybody it concerns may read; the rest is for administrators. */
const OPEN_FIELDS = [
  'turn',
  'season',
  'deadline',
  'reason',
  'to',
  'superseded',
  'later',
  'orders',
  'with',
  'generation',
  'player',
  'from',
  'until',
  'sight',
];

/** The log of administration as one person may read it, newest first. Nothing he may not know is taken in at all. */
export function logEntries(events: readonly RecordedEvent[], reader: LogReader): LogEntryDocument[] {
  return events
    .toReversed()
    .map((event) => (event.stream === 'umpire' ? byHand(event, reader) : ofTheHouse(event, reader)))
    .filter((entry): entry is LogEntryDocument => entry !== null)
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

function ofTheHouse(event: RecordedEvent, { seenBy, player }: LogReader): LogEntryDocument | null {
  const told = Object.hasOwn(TOLD, event.type) ? TOLD[event.type] : undefined;
  if (!told) return null;
  const data = event.data as Data;
  const concerns = told.concerns(data);
  const entry = { at: event.recordedAt, turn: event.turn, kind: event.type, number: null };
  const text = told.say(data);
  if (seenBy === 'administrator') {
    // How it stood is told when it is published, in the campaign itself.
    const { sealedSecret: _, standing: __, ...details } = data;
    const by = actorOf(event, data);
    return { ...entry, by, text, concerns: concerns === 'everybody' ? concerns : [...concerns], details };
  }
  if (concerns !== 'everybody' && (player === null || !concerns.includes(player))) return null;
  const open = OPEN_FIELDS.filter((field) => field in data).map((field) => [field, data[field]]);
  const details = event.stream === 'administration' ? {} : Object.fromEntries(open);
  return { ...entry, by: null, text, concerns: null, details };
}

/** Done by nobody: the clock or the conductor came to it. */
const OF_ITSELF: ReadonlySet<string> = new Set([
  'OutageCounted',
  'GraceGranted',
  'TurnHeld',
  'PhaseStalled',
  'TurnResolved',
  'TurnSetAside',
]);

/** Who did it: an account, the house itself, or for what players do with their own command the player; null where older logs do not say. */
function actorOf({ type, meta }: RecordedEvent, data: Data): string | null {
  const actor = (data['arranged'] as Data | undefined)?.['by'] ?? data['by'] ?? meta['actor'];
  if (typeof actor === 'string') return actor;
  if (OF_ITSELF.has(type) || (type === 'TurnEnding' && data['ending'] !== 'by-hand')) return BY_ITSELF;
  if (type === 'StandInRead') return String(data['to']);
  return type === 'CommandHandedOver' || type === 'CommandHandedBack' ? String(data['player']) : null;
}

function byHand(recorded: RecordedEvent, { seenBy, player }: LogReader): LogEntryDocument | null {
  if (isOfBattle(recorded)) return editOfBattle(recorded, { seenBy, player });
  const event = readGameEvent(recorded);
  const entry = {
    at: recorded.recordedAt,
    turn: event.turn,
    kind: event.type,
    number: event.type === PieceEdited.type ? recorded.version : null,
  };
  if (seenBy === 'administrator') {
    const data = event.data as Data;
    const by = typeof data['by'] === 'string' ? data['by'] : null;
    return {
      ...entry,
      by,
      text: inWords(event.type, data),
      concerns: Object.keys(event.audience),
      details: data,
    };
  }
  const seen = player === null ? null : observe(event, player);
  if (!seen) return null;
  // His own number of the edit would tell him how many there were that he did not see.
  return {
    ...entry,
    number: null,
    by: null,
    text: inWords(event.type, seen.data),
    concerns: null,
    details: seen.data,
  };
}

/** An edit of a battle: all of it for administrators; for its side what was changed and why, and not by whom. */
function editOfBattle(recorded: RecordedEvent, { seenBy, player }: LogReader): LogEntryDocument | null {
  const { type, data, audience } = readBattleEvent(recorded);
  const { by, ...told } = data as Data;
  const entry = { at: recorded.recordedAt, turn: recorded.turn, kind: type, text: inWords(type, told) };
  if (seenBy === 'administrator') {
    const account = typeof by === 'string' ? by : null;
    return {
      ...entry,
      number: recorded.version,
      by: account,
      concerns: Object.keys(audience),
      details: data,
    };
  }
  if (player === null || audience[player] === undefined) return null;
  return { ...entry, number: null, by: null, concerns: null, details: told };
}

function inWords(type: string, data: Data): string {
  if (type === AnnouncementMade.type) return String(data['text'] ?? '');
  const { kind, piece, act, from, to, fromTactical, toTactical, undoes, changes = data['sighted'] } = data;
  const told = ((changes ?? []) as readonly { readonly told: string }[]).map((change) => change.told);
  const place = (tactical: unknown, square: unknown): string =>
    tactical === undefined ? String(square) : `${String(tactical)} of ${String(square)}`;
  const moved = [
    ...(from === undefined ? [] : [`from ${place(fromTactical, from)}`]),
    ...(to === undefined ? [] : [`to ${place(toTactical, to)}`]),
  ].join(' ');
  const taken = act === 'add' ? 'put' : 'taken';
  const what = 'changes' in data || moved === '' ? told : [`${taken} ${moved}`, ...told];
  const back = undoes === undefined ? '' : ` (takes edit ${String(undoes)} back)`;
  const done = act === 'add' ? 'put in' : act === 'remove' ? 'taken out' : 'changed';
  const subject =
    kind === 'relation'
      ? `How ${String(piece).split('-').join(' and ')} stand was`
      : kind === 'player'
        ? `The offices of ${String(piece)} were`
        : `${String(piece)} was`;
  return `${subject} ${done} by hand${back}: ${what.join('; ')}${because(data)}`;
}
