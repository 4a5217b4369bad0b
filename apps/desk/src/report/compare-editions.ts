import type { TurnReport } from '@vedette/reports';

/** A line of an edition, and whether the other one has none that says the same in its place. */
export interface ComparedLine {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** A section of a report in which two editions differ. */
export interface ComparedSection {
  readonly title: string;
  readonly before: readonly ComparedLine[];
  readonly now: readonly ComparedLine[];
}

type Edition = Pick<TurnReport, 'parts'>;
interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Lines of an edition by part and section, in its order. */
const toldIn = ({ parts }: Edition): ReadonlyMap<string, Told> =>
  new Map(
    parts.flatMap(({ part, sections }) =>
      sections.map(({ id, title, lines }) => [
        `${part} ${id}`,
        { title, lines: lines.map(({ text }) => text) },
      ]),
    ),
  );

/** Compares two editions of a report section by section; those in which both say the same are left out. */
export function compareEditions(before: Edition, now: Edition): ComparedSection[] {
  const [earlier, latest] = [toldIn(before), toldIn(now)];
  return [...new Map([...latest, ...earlier])].flatMap(([key, { title }]) => {
    const [one, other] = [earlier, latest].map((told) => told.get(key)?.lines ?? []) as [string[], string[]];
    const compared = (lines: readonly string[], others: readonly string[]): ComparedLine[] =>
      lines.map((text) => ({ text, isOnlyHere: !others.includes(text) }));
    const section = { title, before: compared(one, other), now: compared(other, one) };
    return [...section.before, ...section.now].some(({ isOnlyHere }) => isOnlyHere) ? [section] : [];
  });
}
