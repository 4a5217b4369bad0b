/**
 * One answer for everybody who asks within `milliseconds` of its question; an answer that failed is asked for anew. So that what several
 * metrics are read from costs the server one question a scrape.
 */
export function sharedFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (asked && performance.now() - asked.at < milliseconds) return asked.answer;
    const answer = ask();
    const mine = { at: performance.now(), answer };
    asked = mine;
    answer.catch(() => {
      if (asked === mine) asked = null;
    });
    return answer;
  };
}
