/**
 * Numbers of NWOL's rules by their number in AMWOL, where they differ (matrix sections 3 to 6). Rules after the break of
 * NWOL's text at 9.5 keep the numbers of AMWOL, whose rules they are (N-01).
 */
const NUMBERS: Readonly<Record<string, string>> = {
  '3.3': '3.4',
  '6.10': '6.11',
  '7.6': '7.5',
  '7.7': '7.6',
  '7.8': '7.7',
  '7.9': '7.8',
  '7.10': '7.9',
  '7.11': '7.10',
  '7.12': '7.11',
  '7.13': '7.12',
  '7.14': '7.13',
  '7.15': '7.14',
  '7.16': '7.15',
  '7.18': '7.16',
  '7.19': '7.16',
};

export function nwolRuleNumber(amwolRule: string): string {
  return NUMBERS[amwolRule] ?? amwolRule;
}
