import { BATTLE_RULEBOOK } from '@vedette/battle';
import { Command } from 'commander';
import { readBattleCases } from './battle-case.js';
import { readCases } from './case-file.js';
import { readCatalogue } from './catalogue.js';
import { readCitations } from './citations.js';
import { coverageOf, lacking, type ProvingCase, uncovered, type RuleCoverage } from './coverage.js';
import { booksWithFigures } from '@vedette/rulebooks/figures';
import { figuresText } from './figures.js';

interface RulesOptions {
  coverage?: boolean;
  figures?: boolean;
  cases: string;
  libs: string;
  book?: string;
}

/** `vedette rules`: the catalogue, and what proves each rule. */
export function rulesCommand(): Command {
  return new Command('rules')
    .description(
      'list the rules of every book; with --coverage, the cases and the code of each, with --figures, its figures',
    )
    .option('--coverage', 'show cases and citing code per rule; exit 1 when a rule has no case')
    .option('--figures', 'print every figure with its rule, and the reason where it is ours')
    .option('--book <id>', 'one book only, for instance gitm-amwol')
    .option('--cases <folder>', 'folder of the numbered cases', 'test/cases')
    .option('--libs <folder>', 'folder of the libraries', 'libs')
    .action(async (options: RulesOptions) => {
      if (options.figures) {
        const books = booksWithFigures();
        if (options.book && !books.includes(options.book)) {
          process.stderr.write(`no figures for ${options.book}; allowed is ${books.join(', ')}\n`);
          process.exitCode = 2;
          return;
        }
        process.stdout.write(figuresText(options.book ? [options.book] : books));
        return;
      }
      const catalogue = readCatalogue().filter(({ rulebook }) => !options.book || rulebook === options.book);
      if (!options.coverage) {
        for (const { rulebook, id, title } of catalogue)
          process.stdout.write(`${rulebook} ${id}  ${title}\n`);
        return;
      }
      const coverage = coverageOf(
        catalogue,
        [...readCases(options.cases), ...battleCases(options.cases)],
        await readCitations(options.libs),
      );
      for (const rule of coverage) process.stdout.write(`${line(rule)}\n`);
      const bare = uncovered(coverage);
      process.stdout.write(`\n${coverage.length - bare.length} of ${coverage.length} rules have cases\n`);
      for (const book of new Set(catalogue.map(({ rulebook }) => rulebook))) {
        const mine = coverage.filter(({ rulebook }) => rulebook === book);
        process.stdout.write(`  ${book}: ${mine.length - uncovered(mine).length} of ${mine.length}\n`);
      }
      const partial = coverage.filter((rule) => !bare.includes(rule) && lacking(rule).length > 0);
      process.stdout.write(`\n${partial.length} rules with cases lack a kind\n`);
      for (const rule of partial)
        process.stdout.write(`  ${rule.rulebook} ${rule.id}: no ${lacking(rule).join(', no ')} case\n`);
      process.exitCode = bare.length === 0 ? 0 : 1;
    });
}

/** Cases of the battle, which name the rules they also show by the ids of their own book. */
function battleCases(folder: string): ProvingCase[] {
  return readBattleCases(folder).map(({ rule, case: one }) => ({
    rulebook: BATTLE_RULEBOOK,
    rule,
    case: { ...one, also: (one.also ?? []).map((id) => `${BATTLE_RULEBOOK} ${id}`) },
  }));
}

function line(rule: RuleCoverage): string {
  const proof = rule.describes ? `describes: ${rule.describes}` : rule.cases.join(' ') || 'NO CASE';
  const code =
    rule.citedBy.length > 0
      ? `  [${rule.citedBy.slice(0, 3).join(', ')}${rule.citedBy.length > 3 ? ', ...' : ''}]`
      : '';
  return `${rule.rulebook} ${rule.id}  ${rule.title}: ${proof}${code}`;
}
