import type { Contest } from '@vedette/battle-scenarios';

const LEVELS = ['decisive', 'substantial', 'marginal'] as const;

/** What many battles of one pair come to. */
export class Sums {
  /** Orders refused and men unaccounted for. */
  readonly faults: string[] = [];
  private battles = 0;
  private readonly results = new Map<string, number>();
  private readonly sums = { decided: 0, pointsUS: 0, pointsCSA: 0, lostUS: 0, lostCSA: 0 };
  private readonly lostBy = new Map<string, number>();

  /** One battle more. */
  add({ result, tally, decidedAfter, refused, unaccounted, state }: Contest): void {
    this.battles += 1;
    const name = result.winner === null ? 'drawn' : `${result.winner} ${result.level}`;
    this.results.set(name, (this.results.get(name) ?? 0) + 1);
    this.sums.decided += decidedAfter;
    this.sums.pointsUS += tally.US.total;
    this.sums.pointsCSA += tally.CSA.total;
    this.sums.lostUS += tally.US.lossPoints;
    this.sums.lostCSA += tally.CSA.lossPoints;
    for (const { command, losses } of state.units.values()) this.lose(command, losses);
    for (const one of state.casualties) {
      const { command, sp = 0 } = one as typeof one & { command?: string };
      if (one.unit !== undefined && command !== undefined) this.lose(command, sp);
    }
    for (const { side, code, message } of refused)
      this.faults.push(`an order of ${side} refused: ${code} ${message}`);
    this.faults.push(...unaccounted);
  }

  /** A line: who won how often and how clearly, how soon, points and losses. */
  told(us: string, csa: string): string {
    const { decided, pointsUS, pointsCSA, lostUS, lostCSA } = this.sums;
    return (
      `US ${us.padEnd(7)} CSA ${csa.padEnd(7)} | of ${this.battles}: US ${this.won('US')}, CSA ${this.won('CSA')}, ` +
      `drawn ${this.results.get('drawn') ?? 0} | decided after ${this.mean(decided)} turns` +
      ` | points US ${this.mean(pointsUS)}, CSA ${this.mean(pointsCSA)}` +
      ` | loss points US ${this.mean(lostUS)}, CSA ${this.mean(lostCSA)} | faults ${this.faults.length}`
    );
  }

  /** Losses by brigade and battalion, in SP a battle. */
  lossesTold(): string {
    const lost = [...this.lostBy].sort(([a], [b]) => (a < b ? -1 : 1));
    return `SP lost a battle: ${lost.map(([command, sp]) => `${command} ${this.mean(sp)}`).join(', ')}`;
  }

  private lose(command: string, sp: number): void {
    this.lostBy.set(command, (this.lostBy.get(command) ?? 0) + sp);
  }

  private won(side: string): string {
    const each = LEVELS.map((level) => this.results.get(`${side} ${level}`) ?? 0);
    const said = LEVELS.flatMap((level, i) => (each[i]! > 0 ? [`${each[i]} ${level}`] : []));
    return `${each.reduce((sum, one) => sum + one, 0)}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
  }

  private mean(sum: number): string {
    return (sum / this.battles).toFixed(1);
  }
}
