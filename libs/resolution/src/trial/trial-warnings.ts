/** An order that stands: whose it is, and how many problems its receipt has. */
interface Standing {
  readonly by: string | undefined;
  readonly problems: number;
}

/** What an administrator may want to know before a turn is resolved, without what anybody ordered. */
export function doubts(players: readonly string[], standing: readonly Standing[]): string[] {
  const senders = new Set(standing.map(({ by }) => by));
  const doubtful = standing.filter(({ problems }) => problems > 0).length;
  const silent = players.filter((id) => !senders.has(id));
  return [
    ...(doubtful > 0 ? [`orders that stand and carry a warning: ${doubtful}`] : []),
    ...(silent.length > 0 ? [`players none of whose orders stand: ${silent.join(', ')}`] : []),
  ];
}
