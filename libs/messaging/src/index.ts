export * from './installation.js';
export { type RunningBuild, runningBuilds, tellBuild } from './builds/running-builds.js';
export { BELIEVED_MS, CampaignMovesError } from './cells/cell-directory.js';
export { requestsOf } from './request/requests-of.js';
export { type HouseNames, houseOfCells, houseOfOne, userOfCell, usersOfHouse } from './cells/house-names.js';
export { BrokerFileError, type BrokerFiles, brokerFilesOf } from './connection/broker-files.js';
export { type NatsOptions, connectNats } from './connection/connect-nats.js';
export { ConnectionLink, type WatchedConnection } from './connection/connection-link.js';
export { type NatsAddress, natsAddress } from './connection/nats-address.js';
export * from './streams/declarations.js';
export * from './streams/house-streams.js';
export { StreamConflictError } from './streams/stream-conflict.error.js';
export { replicasWanted } from './streams/replicas.js';
export { type Ensured, StreamKeeper } from './streams/stream-keeper.js';
export { ensureHouse, type EnsuredOfHouse } from './streams/ensure-house.js';
export { type DeclaredAsked, type NotAsDeclared, readNotAsDeclared } from './streams/streams-as-declared.js';
export { readStreamsStanding, type StreamsAsked } from './streams/streams-standing.js';
export { MessageTooLargeError, UnreadableMessageError } from './wire/payload.js';
export { extractTrace, injectTrace } from './wire/trace-headers.js';
export * from './publish/publish-errors.js';
export { JetStreamPublisher, type PublishOptions, type Published } from './publish/jetstream-publisher.js';
export { Consumes, JETSTREAM } from './consume/consumes.decorator.js';
export { type Delivery, JetStreamContext } from './consume/jetstream-context.js';
export { DuplicateHandlerError, MissingHandlerError } from './consume/handler-errors.js';
export { DeadLetterBox, deadLetterHeader } from './consume/dead-letter-box.js';
export { type DeadLetter, DeadLetters } from './consume/dead-letters.js';
export { type JetStreamMeans, JetStreamStrategy } from './consume/jetstream.strategy.js';
export { WorkOverranError, WorkerLostError } from './consume/process-message.js';
export { type RequestContract, declareRequest } from './request/request-contract.js';
export * from './request/request-errors.js';
export { type AnswerOfCell, type AskOptions, RequestClient } from './request/request-client.js';
export { Answers, REQUEST_REPLY } from './request/answers.decorator.js';
export { AnswerContext } from './request/answer-context.js';
export { type RequestReplyMeans, RequestReplyStrategy } from './request/request-reply.strategy.js';
export { EVENT_STORE_HINT, HintBell } from './hints/hint-bell.js';
export {
  JETSTREAM_CLIENT,
  JETSTREAM_MANAGER,
  MessagingModule,
  type MessagingOptions,
  NATS_CONNECTION,
} from './messaging.module.js';
export { type BrokerRights, brokerRights, brokerUsers, brokerUsersOf } from './rights/broker-rights.js';
export { inboxOf } from './connection/inbox.js';
