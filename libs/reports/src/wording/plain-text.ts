// C0 and C1 controls, soft hyphen, Arabic letter mark, zero-width and bidirectional marks, line and paragraph separators,
// the byte order mark, unpaired surrogates and non-characters: all of them can hide, reorder or break what stands beside them.
const UNFIT =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// Printable ASCII, which is nearly all there is, needs no closer look.
const FIT = /^[ -~]*$/;

/**
 * A name or remark that came from outside, made fit for one line of print: controls and marks that hide or turn text become
 * a question mark, line breaks and tabs a blank. Everything a report shows goes through here once.
 */
export function plain(text: string): string {
  if (FIT.test(text)) return text;
  return text.replace(/[\t\n\r]+/g, ' ').replace(UNFIT, '?');
}
