/** Rolls 0-1 told beforehand by label, as rule cases want them; remembers which of them were ever thrown. */
export class FixedRolls {
  private readonly thrown = new Set<string>();

  constructor(private readonly rolls: Readonly<Record<string, number>>) {}

  /** The roll told for a label; undefined where none was. */
  of(label: string): number | undefined {
    const roll = this.rolls[label];
    if (roll !== undefined) this.thrown.add(label);
    return roll;
  }

  /** Whether a label was thrown for which a roll was told. */
  wasThrown(label: string): boolean {
    return this.thrown.has(label);
  }
}
