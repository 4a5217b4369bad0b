import type { CommandEntry } from './command-entry.js';

const playing: readonly CommandEntry[] = [
  {
    name: 'sign-in',
    does: 'sign in; the session is kept and renews itself',
    load: async () => (await import('./player/sign-in.command.js')).signInCommand(),
  },
  {
    name: 'sign-out',
    does: 'end the session and forget it',
    load: async () => (await import('./player/sign-in.command.js')).signOutCommand(),
  },
  {
    name: 'campaigns',
    does: 'the campaigns you have a place in',
    load: async () => (await import('./player/sign-in.command.js')).campaignsCommand(),
  },
  {
    name: 'use',
    does: 'the campaign, and seat, that the following commands mean',
    load: async () => (await import('./player/sign-in.command.js')).useCommand(),
  },
  {
    name: 'clock',
    does: 'when the turn ends, and how far you are with it',
    load: async () => (await import('./player/clock.command.js')).clockCommand(),
  },
  {
    name: 'report',
    does: 'read the report of a turn, in the terminal or in a browser',
    load: async () => (await import('./player/report.command.js')).reportCommand(),
  },
  {
    name: 'orders',
    does: 'send orders written as text to a server, or check them against a position',
    load: async () => (await import('./orders/orders.command.js')).ordersCommand(),
  },
  {
    name: 'my-orders',
    does: 'what you have ordered, and what became of it',
    load: async () => (await import('./player/my-orders.command.js')).myOrdersCommand(),
  },
  {
    name: 'withdraw',
    does: 'take an order back while the turn is open',
    load: async () => (await import('./player/my-orders.command.js')).withdrawCommand(),
  },
  {
    name: 'ready',
    does: 'say that you are done with the turn',
    load: async () => (await import('./player/clock.command.js')).readyCommand(),
  },
  {
    name: 'letters',
    does: 'read the letters that have arrived',
    load: async () => (await import('./player/letters.command.js')).lettersCommand(),
  },
  {
    name: 'letter',
    does: 'write a letter to others who play',
    load: async () => (await import('./player/letters.command.js')).letterCommand(),
  },
  {
    name: 'receipt',
    does: 'check that receipts were signed by the server and are unchanged',
    load: async () => (await import('./player/receipt.command.js')).receiptCommand(),
  },
];

const running: readonly CommandEntry[] = [
  {
    name: 'start',
    does: 'start everything on this machine and load a campaign',
    load: async () => (await import('./start/start.command.js')).startCommand(),
  },
  {
    name: 'officers',
    does: 'have staff officers play the seats that nobody plays',
    load: async () => (await import('./officers/officers.command.js')).officersCommand(),
  },
  {
    name: 'admin',
    does: 'administer a campaign, or the installation',
    load: async () => (await import('./admin/admin.command.js')).adminCommand(),
  },
  {
    name: 'account',
    does: 'make, list and shut accounts beside the house, without signing in',
    load: async () => (await import('./accounts/account.command.js')).accountCommand(),
  },
  {
    name: 'doctor',
    does: 'look at a running installation, and say what somebody should see to',
    load: async () => (await import('./doctor/doctor.command.js')).doctorCommand(),
  },
  {
    name: 'support',
    does: 'pack what somebody who helps needs to see, nothing of it written by players',
    load: async () => (await import('./support/support.command.js')).supportCommand(),
  },
  {
    name: 'settings',
    does: 'what services read from their environment, as a table, JSON or a schema',
    load: async () => (await import('./settings/settings.command.js')).settingsCommand(),
  },
  {
    name: 'backup',
    does: 'dump the database, and prove that a dump can be restored',
    load: async () => (await import('./backup/backup.command.js')).backupCommand(),
  },
  {
    name: 'campaign',
    does: 'write campaigns to files, take them out of the log, put them back',
    load: async () => (await import('./campaign/campaign.command.js')).campaignCommand(),
  },
  {
    name: 'cells',
    does: 'the cells of a house, and which campaign lives in which',
    load: async () => (await import('./cells/cells.command.js')).cellsCommand(),
  },
  {
    name: 'retention',
    does: 'archive campaigns that are over, throw away what can be made again',
    load: async () => (await import('./retention/retention.command.js')).retentionCommand(),
  },
  {
    name: 'dead-letters',
    does: 'look at messages that were given up on, send them back, drop them',
    load: async () => (await import('./operator/dead-letters.command.js')).deadLettersCommand(),
  },
  {
    name: 'keys',
    does: 'change the root key',
    load: async () => (await import('./keys/keys.command.js')).keysCommand(),
  },
  {
    name: 'secrets',
    does: 'make passwords and keys of an installation in containers',
    load: async () => (await import('./secret-files/secrets.command.js')).secretsCommand(),
  },
  {
    name: 'database',
    does: 'prepare a database before services start: roles, tables, rights',
    load: async () => (await import('./database/database.command.js')).databaseCommand(),
  },
  {
    name: 'broker',
    does: 'prepare the broker before services start: streams and queues',
    load: async () => (await import('./broker/broker.command.js')).brokerCommand(),
  },
  {
    name: 'upgrade',
    does: 'finish an upgrade once nothing of the release before runs any more',
    load: async () => (await import('./database/database.command.js')).upgradeCommand(),
  },
  {
    name: 'broker-configuration',
    does: 'print the users of the broker and their rights, as nats-server reads them',
    load: async () => (await import('./start/broker-configuration.command.js')).brokerConfigurationCommand(),
  },
];

const refereeing: readonly CommandEntry[] = [
  {
    name: 'umpire',
    does: 'put a situation on the table and see what happens, without a server',
    load: async () => (await import('./bench/umpire.command.js')).umpireCommand(),
  },
  {
    name: 'battle',
    does: 'put a hex battle on the table and see what happens, without a server',
    load: async () => (await import('./battle/battle.command.js')).battleCommand(),
  },
  {
    name: 'check',
    does: 'check a position, an orders document, or an events file (.jsonl)',
    load: async () => (await import('./bench/check.command.js')).checkCommand(),
  },
  {
    name: 'why',
    does: "tell the story of a unit's or ship's turn in plain words, with rule numbers and dice",
    load: async () => (await import('./why/why.command.js')).whyCommand(),
  },
  {
    name: 'map',
    does: 'draw the ground of a theatre',
    load: async () => (await import('./map/map.command.js')).mapCommand(),
  },
  {
    name: 'rules',
    does: 'the rules, their cases and the code that applies them',
    load: async () => (await import('./rules/rules.command.js')).rulesCommand(),
  },
  {
    name: 'schemas',
    does: 'write the published schemas',
    load: async () => (await import('./schemas/schemas.command.js')).schemasCommand(),
  },
];

const helping: readonly CommandEntry[] = [
  {
    name: 'completion',
    does: 'a script by which the shell completes what you type',
    load: async () =>
      (await import('./completion/completion.command.js')).completionCommand(() =>
        Object.values(COMMAND_GROUPS).flat(),
      ),
  },
];

/** Every command, under the headings that help has. */
export const COMMAND_GROUPS: Readonly<Record<string, readonly CommandEntry[]>> = {
  'Playing:': playing,
  'Running a house:': running,
  'Without a server:': refereeing,
  'The command line itself:': helping,
};
