import { figureAsText, figuresOf, type NamedFigure } from '@vedette/rulebooks/figures';

/** The figures of the books as one Markdown text: name, rule and value, and for a figure of ours the reason. */
export function figuresText(books: readonly string[]): string {
  const parts = books.map((book) => {
    const lines = figuresOf(book).map(line);
    return `## ${book}\n\n${lines.length > 0 ? lines.join('\n') : 'No figures.'}\n`;
  });
  return ['# Figures of the rule books\n', ...parts].join('\n');
}

function line({ name, figure }: NamedFigure): string {
  const reason = figure.ours === null ? '' : `; our figure: ${figure.ours}`;
  return `- \`${name}\` (${figure.rule}): \`${figureAsText(figure.value)}\`${reason}`;
}
