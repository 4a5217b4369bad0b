/** One line of the report's tables: what was measured, in which scenario, and what came out. */
export interface Finding {
  readonly scenario: string;
  readonly what: string;
  readonly value: string;
}

/** A bar (a figure to be reached) or a gate (something that must hold): either fails the run. */
export interface Verdict {
  readonly scenario: string;
  readonly what: string;
  readonly found: string;
  readonly holds: boolean;
}

/** What a run found out. */
export class Findings {
  readonly findings: Finding[] = [];
  readonly verdicts: Verdict[] = [];

  note(scenario: string, what: string, value: string): void {
    this.findings.push({ scenario, what, value });
    console.log(`  ${scenario}  ${what}: ${value}`);
  }

  judge(scenario: string, what: string, found: string, holds: boolean): void {
    this.verdicts.push({ scenario, what, found, holds });
    console.log(`  ${scenario}  ${holds ? 'holds' : 'FAILS'}: ${what} (${found})`);
  }

  /**
   * A rate to be reached. Where the machine itself does not give one and a half times the bar in the simplest possible way
   * (too slow a machine, or busy with something else), the bar says nothing about the store: then a share of what the
   * machine gives is asked for instead, and the verdict says so.
   */
  bar(
    scenario: string,
    what: string,
    rate: number,
    { bar, limit, share }: { readonly bar: number; readonly limit: number; readonly share: number },
  ): void {
    if (limit >= bar * 1.5) {
      this.judge(scenario, `${what} >= ${bar}`, String(rate), rate >= bar);
    } else {
      const asked = Math.round(limit * share);
      this.judge(
        scenario,
        `${what} >= ${share} of what this machine gives now (${asked})`,
        String(rate),
        rate >= asked,
      );
    }
  }

  get failed(): boolean {
    return this.verdicts.some(({ holds }) => !holds);
  }

  markdown(heading: string): string {
    const rows = (lines: readonly string[][]): string =>
      lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    return [
      `# ${heading}`,
      '',
      rows([
        ['scenario', 'what', 'measured'],
        ['---', '---', '---'],
        ...this.findings.map((f) => [f.scenario, f.what, f.value]),
      ]),
      '',
      rows([
        ['scenario', 'bar or gate', 'found', ''],
        ['---', '---', '---', '---'],
        ...this.verdicts.map((v) => [v.scenario, v.what, v.found, v.holds ? 'holds' : '**fails**']),
      ]),
      '',
    ].join('\n');
  }
}
