/** What a user of the broker may do; subjects as they are on the wire, wildcards allowed. */
export interface NatsRights {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Whether it answers questions: it may publish once to the reply subject of each message it is sent. */
  readonly answers: boolean;
}

/** A user of the broker. Without rights of its own it may do everything. */
export interface NatsUser {
  readonly name: string;
  readonly rights?: NatsRights;
  /** Prefix of the subjects answers to it come on; the client's own unless stated. */
  readonly inbox?: string;
}

/** How long an answer may take before the broker forgets that it was asked for: longer than any question waits. */
const answerWithin = '10m';

const permissionsOf = ({ publish, subscribe, answers }: NatsRights) => ({
  // An empty list would allow everything; a list nobody can match allows nothing.
  publish: publish.length > 0 ? { allow: publish } : { deny: ['>'] },
  subscribe: subscribe.length > 0 ? { allow: subscribe } : { deny: ['>'] },
  ...(answers ? { allow_responses: { max: 1, expires: answerWithin } } : {}),
});

/**
 * The `authorization` block of a nats-server configuration. `passwordOf` gives what stands for a user's password: a quoted text,
 * or `$NAME` for a variable of the environment.
 */
export const authorizationBlock = (
  users: readonly NatsUser[],
  passwordOf: (user: string) => string,
): string => {
  const lines = users.map(({ name, rights }) => {
    const permissions = rights ? `, permissions: ${JSON.stringify(permissionsOf(rights))}` : '';
    return `    { user: ${JSON.stringify(name)}, password: ${passwordOf(name)}${permissions} }`;
  });
  return ['authorization {', '  users: [', lines.join(',\n'), '  ]', '}', ''].join('\n');
};
