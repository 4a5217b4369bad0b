/** The letter that goes to a section. */
export const SECTION_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  land: {
    m: 'strategic',
    y: 'rail',
    t: 'tactical',
    k: 'reaction',
    p: 'posture',
    s: 'supply',
    a: 'activation',
  },
  naval: {
    m: 'movement',
    j: 'attach',
    o: 'contact',
    b: 'combat',
    f: 'commerce',
    l: 'loading',
    u: 'crewTo',
    a: 'activation',
  },
};
