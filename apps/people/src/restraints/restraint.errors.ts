import { ConflictError } from '@vedette/platform';

/** Somebody would be banned or muted who administers the campaign (409). */
export class AdministratorRestrainedError extends ConflictError {
  constructor(account: string) {
    super('administrator-restrained', `${account} administers the campaign; take his office first.`, {
      field: '/account',
    });
  }
}
