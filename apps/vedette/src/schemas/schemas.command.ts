import { Command } from 'commander';
import { publishSchemas } from './publish-schemas.js';

/** `vedette schemas`: writes the published JSON Schemas. */
export function schemasCommand(): Command {
  return new Command('schemas')
    .description('write the JSON Schemas of all documents, orders and events')
    .option('--out <folder>', 'folder to write to', 'schemas')
    .action(({ out }: { out: string }) => {
      process.stdout.write(`${publishSchemas(out)} schemas written to ${out}\n`);
    });
}
