import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { Broker } from './broker.js';
import { Certificates } from './certificates.js';
import type { Finding } from './drill.js';
import { DRILLS } from './drills.js';
import { Database } from './servers.js';

/** Holds one drill with servers of its own and tells its parent what came of it: `one.ts <name of the drill>`. */
const drill = DRILLS.find(({ name }) => name === process.argv[2])!;
Logger.overrideLogger(false);
const certificates = drill.servers.encrypted ? await Certificates.make() : null;
const database = await Database.open(drill.servers, certificates);
const broker = await Broker.open(drill.servers, certificates);
let finding: Finding;
try {
  // What is loaded below reads them as it is loaded.
  process.env['DATABASE_URL'] = database.primary.url;
  process.env['NATS_URL'] = broker.url;
  if (certificates) process.env['NODE_EXTRA_CA_CERTS'] = certificates.authority;
  const { Stage } = await import('./stage.js');
  const stage = await Stage.open(database, broker, drill);
  try {
    finding = await stage.hold(drill);
  } finally {
    await stage.close();
  }
} finally {
  await database.remove();
  await broker.remove();
  await certificates?.remove();
}
process.send!(finding, () => process.exit(0));
