/**
 * Where answers come to for a user of the broker: subjects of his own, which nobody else may hear. Without a user, or with one whose
 * name could not stand in a subject, it is the client's own choice.
 */
export const inboxOf = (user: string): string => `_INBOX.${user}`;

/** Whether a user's name can stand in a subject. */
export const namesAnInbox = (user: string | undefined): user is string =>
  user !== undefined && /^[A-Za-z0-9_-]+$/.test(user);
