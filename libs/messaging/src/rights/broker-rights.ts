import {
  ALL_REQUESTS,
  type Asker,
  conductorPresentSubject,
  isOfFront,
  limitCountsSubject,
  PHASE_OWNERS,
  SERVICE_NAMES,
  type ServiceName,
  turnAheadSubject,
  turnProgressSubject,
} from '@vedette/contracts';
import { type HouseNames, houseOfOne, standsInFront, usersOfHouse } from '../cells/house-names.js';
import type { Installation } from '../installation.js';
import type { ConsumerDeclaration } from '../streams/declarations.js';
import {
  DEAD_LETTER_STREAM,
  houseQueues,
  houseStreams,
  phaseConsumer,
  phaseDueSubject,
  trialConsumer,
} from '../streams/house-streams.js';
import { buildsSubject } from '../builds/running-builds.js';
import { inboxOf } from '../connection/inbox.js';
import { partsSubject } from '../request/parts-subject.js';

/** What a user of the broker may do; subjects as they are on the wire. */
export interface BrokerRights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Whether it answers questions: it may publish once to the reply subject of each message it is sent. */
  readonly answers: boolean;
}

/** Everybody who has a user of his own at the broker. */
export const brokerUsers: readonly Asker[] = ['operator', ...SERVICE_NAMES];

/** Everybody who has a user of his own at the broker of a house of several cells, by the name he comes with, and what he may do. */
export const brokerUsersOf = (
  house: HouseNames,
): readonly { readonly name: string; readonly rights: BrokerRights }[] =>
  usersOfHouse(house, SERVICE_NAMES).map(({ name, who, at }) => ({
    name,
    rights: brokerRights(who, at, house, name),
  }));

/** What a service does beside asking and answering. Whoever adds a subject of another kind adds it here, or is refused. */
interface Duties {
  /** Subjects it rings or tells on, and listens to, without the installation's prefix. */
  readonly tells?: readonly string[];
  readonly hears?: readonly string[];
  /** Subjects of every cell that the front listens to. */
  readonly hearsOfCells?: readonly string[];
  /** The owner whose due phases it resolves. */
  readonly resolves?: string;
  /** Owners to whom it hands on what a phase it resolved let them begin. */
  readonly handsOnTo?: readonly string[];
  /** Whether it makes the streams, publishes the log and hands phases out. */
  readonly keepsStreams?: true;
  /** Whether it looks at what JetStream says of itself. */
  readonly looksAfterBroker?: true;
}

/** Bells of the event store: they carry nothing. */
const BELLS = ['es.>'] as const;
const LETTER_BELLS = ['letters.*.*'] as const;
const ORDER_BELLS = ['news.>'] as const;
/** What gateways of one front counted: each front hears its own. */
const LIMIT_COUNTS = [limitCountsSubject('*')] as const;
const PROGRESS = [turnProgressSubject('*')] as const;
const TURNS_AHEAD = [turnAheadSubject('*', '*')] as const;
/** By which conductors share the campaigns of their cell. */
const CONDUCTORS = [conductorPresentSubject] as const;

const duties: Readonly<Record<Asker, Duties>> = {
  operator: { looksAfterBroker: true },
  gateway: {
    tells: [...ORDER_BELLS, ...LIMIT_COUNTS],
    hears: [...ORDER_BELLS, ...LETTER_BELLS, ...LIMIT_COUNTS],
    hearsOfCells: PROGRESS,
  },
  people: {},
  'order-intake': { tells: BELLS, hears: BELLS },
  'turn-conductor': {
    tells: [...BELLS, ...PROGRESS, ...TURNS_AHEAD, ...CONDUCTORS],
    hears: [...BELLS, ...CONDUCTORS],
    keepsStreams: true,
  },
  'land-resolution': { tells: BELLS, hears: BELLS, resolves: 'land', handsOnTo: ['naval', 'logistics'] },
  'naval-resolution': { tells: BELLS, hears: BELLS, resolves: 'naval', handsOnTo: ['land', 'logistics'] },
  logistics: { tells: BELLS, hears: BELLS, resolves: 'logistics', handsOnTo: ['land', 'naval'] },
  'battle-table': { tells: BELLS, hears: BELLS, resolves: 'battle' },
  reporting: { tells: BELLS, hears: BELLS },
  correspondence: { tells: LETTER_BELLS },
};

const api = (...tokens: readonly string[]): string => ['$JS.API', ...tokens].join('.');

/** By which a queue is made, or brought up to date: one subject for each name and filter, so that no other can be made by it. */
const rightToMake = ({ stream, name, filter }: ConsumerDeclaration, installation: Installation): string =>
  api('CONSUMER.CREATE', installation.stream(stream.name), name, installation.subject(filter));

/**
 * A worker draws from its own queues and tells the broker what became of it. Streams are made by who keeps them: a stream or
 * consumer of a worker's own making could carry what he writes to any subject. It makes no consumers other than its own.
 */
const rightsOfWorker = (owner: string, installation: Installation): readonly string[] => {
  const phases = phaseConsumer(owner);
  return [
    api('STREAM.INFO', installation.stream(DEAD_LETTER_STREAM.name)),
    ...[phases, trialConsumer(phases)].flatMap((consumer) => rightsToDraw(consumer, installation)),
  ];
};

const rightsToDraw = (consumer: ConsumerDeclaration, installation: Installation): readonly string[] => {
  const { name, filter } = consumer;
  const stream = installation.stream(consumer.stream.name);
  return [
    api('STREAM.INFO', stream),
    // What a killed broker left acknowledged in the queue is cleared away by whoever draws from it. The broker knows this right
    // for whole streams alone: a worker could throw away what waits for others, and the conductor hands that out again.
    api('STREAM.MSG.GET', stream),
    api('STREAM.MSG.DELETE', stream),
    api('CONSUMER.INFO', stream, name),
    rightToMake(consumer, installation),
    api('CONSUMER.MSG.NEXT', stream, name),
    `$JS.ACK.${stream}.${name}.>`,
    installation.subject(`dlq.${filter.replace(/\*$/, '>')}`),
  ];
};

/** Whoever keeps the streams makes the queues of the workers too, so that they are there before the first of them. */
const rightsOfStreamKeeper = (installation: Installation): readonly string[] => [
  api('INFO'),
  ...houseStreams.flatMap(({ name, subjects }) => [
    api('STREAM', '*', installation.stream(name)),
    api('STREAM.MSG', '*', installation.stream(name)),
    api('CONSUMER.INFO', installation.stream(name), '*'),
    ...subjects.map((subject) => installation.subject(subject)),
  ]),
  ...houseQueues(PHASE_OWNERS).map((queue) => rightToMake(queue, installation)),
];

/** Whoever looks after the house asks the processes of its front and of its cells. */
const buildsOf = ({ front, cells }: HouseNames): readonly string[] => [
  ...new Set([front, ...cells].map(buildsSubject)),
];

/** Who looks after the broker sees how streams and queues stand, in every cell, and changes nothing of them. */
const rightsToLook = (cells: readonly Installation[]): readonly string[] => [
  api('INFO'),
  ...cells.flatMap((at) =>
    houseStreams.flatMap(({ name }) => [
      api('STREAM.INFO', at.stream(name)),
      api('CONSUMER.INFO', at.stream(name), '*'),
      api('CONSUMER.LIST', at.stream(name)),
    ]),
  ),
];

/**
 * What a user may do at the broker of an installation. Questions follow from the contracts, queues and streams from their
 * declarations, so that a new contract or stream is opened to those it is for and to nobody else. Answers come to an inbox
 * of the asker's own, so nobody reads what another was told. In a house of several cells the front asks and hears all of them, and
 * who works in one reaches the front and his own cell alone; `installation` is where he works, and `name` as whom he comes.
 */
export const brokerRights = (
  user: Asker,
  installation: Installation,
  house: HouseNames = houseOfOne(installation),
  name: string = user,
): BrokerRights => {
  const {
    tells = [],
    hears = [],
    hearsOfCells = [],
    resolves,
    handsOnTo = [],
    keepsStreams,
    looksAfterBroker,
  } = duties[user];
  const asked = ALL_REQUESTS.filter(({ askedBy }) => askedBy.includes(user));
  const answered = ALL_REQUESTS.filter(({ owner }) => owner === user);
  const wire = (subjects: readonly string[]): readonly string[] =>
    subjects.map((subject) => installation.subject(subject));
  const cells = standsInFront(user) ? house.cells : [installation];
  const answerAt = (owner: ServiceName): readonly Installation[] =>
    isOfFront(owner) ? [house.front] : cells;
  const owners = [...new Set(asked.map(({ owner }) => owner))];
  return {
    publish: [
      ...asked.flatMap(({ subject, owner }) => answerAt(owner).map((at) => at.subject(subject))),
      ...owners.flatMap((owner) => answerAt(owner).map((at) => `${partsSubject(owner, at)}.>`)),
      ...wire(tells),
      ...(resolves === undefined ? [] : rightsOfWorker(resolves, installation)),
      ...wire(handsOnTo.map((owner) => phaseDueSubject(owner, '*'))),
      ...(keepsStreams ? rightsOfStreamKeeper(installation) : []),
      ...(looksAfterBroker ? [...rightsToLook(cells), ...buildsOf(house)] : []),
    ],
    subscribe: [
      `${inboxOf(name)}.>`,
      ...wire(answered.map(({ subject }) => subject)),
      ...(answered.length > 0 ? [`${partsSubject(user, installation)}.>`] : []),
      ...wire(hears),
      ...(looksAfterBroker ? [] : [buildsSubject(installation)]),
      ...(resolves === undefined ? [] : wire([turnAheadSubject(resolves, '*')])),
      ...cells.flatMap((at) => hearsOfCells.map((subject) => at.subject(subject))),
      ...(keepsStreams ? [`${installation.subject('relay.acks')}.>`] : []),
    ],
    answers: answered.length > 0,
  };
};
