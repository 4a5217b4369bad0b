/** What the gateway says in its problem documents. */
interface Problem {
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** The stable code of a problem document; empty when it is none. */
export function problemCode(body: string): string {
  return parsed(body)?.code ?? '';
}

/** What a problem document says, line by line, the code first; of anything else its beginning. */
export function problemLines(body: string): string {
  const problem = parsed(body);
  if (problem === null) return body.slice(0, 200);
  const { code = '', title = '', detail = title, errors = [] } = problem;
  const said = errors.length > 0 ? errors.map(({ message }) => message) : [detail];
  return [code, ...said.map((line) => `  ${line}`)].join('\n');
}

function parsed(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Problem) : null;
  } catch {
    return null;
  }
}
