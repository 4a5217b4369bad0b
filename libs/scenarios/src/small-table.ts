/** What one person of a small table plays: seats of one side that belong together on the map or at court. */
export interface Chair {
  readonly name: string;
  readonly seats: readonly string[];
}

/**
 * How eight people sit down to a scenario of the house; *our* partition, by theatre of war, so that whoever holds a chair has
 * one front to look after. Six people play as well when each side gives up a chair to its neighbour at the table. Who is in no
 * chair is best left to nobody: turns do not wait for him.
 */
export const SMALL_TABLES: Readonly<Record<string, readonly Chair[]>> = {
  'amwol-1846': [
    { name: 'Washington', seats: ['polk', 'marcy', 'walker'] },
    { name: 'the fleets of the United States', seats: ['bancroft', 'conner', 'sloat'] },
    { name: 'the Army of Occupation', seats: ['taylor', 'twiggs', 'belknap', 'gaines'] },
    { name: 'the West', seats: ['kearny', 'doniphan', 'fremont', 'hays'] },
    { name: 'Mexico City', seats: ['paredes', 'tornel', 'iturbe', 'parrodi'] },
    { name: 'the Army of the North', seats: ['arista', 'ampudia', 'torrejon', 'mejia'] },
    { name: 'the coasts of Mexico', seats: ['bravo', 'marin', 'tellez'] },
    { name: 'the northern provinces', seats: ['armijo', 'ugarte', 'castro'] },
  ],
  'nwol-1809': [
    { name: 'Vienna', seats: ['francis', 'zichy', 'odonnell', 'charles', 'maximilian'] },
    { name: 'the Inn', seats: ['hiller', 'ludwig', 'hohenzollern', 'kienmayer'] },
    { name: 'Bohemia', seats: ['bellegarde', 'kollowrat', 'rosenberg', 'liechtenstein'] },
    {
      name: 'Austria beyond the Alps and in Galicia',
      seats: ['john', 'frimont', 'gyulai', 'chasteler', 'ferdinand', 'mondet'],
    },
    { name: 'Paris and the Guard', seats: ['napoleon', 'berthier', 'clarke', 'mollien', 'bessieres'] },
    { name: 'the Danube', seats: ['davout', 'oudinot', 'massena'] },
    {
      name: 'the Germans',
      seats: ['montgelas', 'wrede', 'deroy', 'vandamme', 'bernadotte', 'zezschwitz', 'jerome'],
    },
    {
      name: 'Italy, Dalmatia and Warsaw',
      seats: ['eugene', 'grenier', 'marmont', 'caffarelli', 'severoli', 'poniatowski', 'zayonchek'],
    },
  ],
  'euwol-1866': [
    {
      name: 'Berlin and Silesia',
      seats: ['wilhelm', 'roon', 'heydt', 'friedrichwilhelm', 'bonin', 'steinmetz'],
    },
    { name: 'the Guard and VI Corps', seats: ['augustwurttemberg', 'mutius', 'mulbe'] },
    {
      name: 'the Elbe and Lusatia',
      seats: ['herwarth', 'canstein', 'friedrichkarl', 'schmidt', 'manstein', 'horn', 'albrechtsohn'],
    },
    {
      name: 'the Main and Italy for Prussia',
      seats: [
        'falckenstein',
        'goeben',
        'manteuffel',
        'beyer',
        'ricasoli',
        'pettinengo',
        'lamarmora',
        'durando',
        'cucchiari',
        'dellarocca',
        'cialdini',
        'garibaldi',
      ],
    },
    {
      name: 'Vienna and Moravia',
      seats: ['franzjoseph', 'franck', 'larisch', 'benedek', 'ernst', 'festetics', 'ramming', 'leopold'],
    },
    {
      name: 'Bohemia and Saxony',
      seats: ['clamgallas', 'thun', 'gablenz', 'edelsheim', 'taxis', 'holstein', 'albertsaxony'],
    },
    { name: 'the Adige and Tyrol', seats: ['albrecht', 'rodic', 'maroicic', 'hartung', 'kuhn'] },
    {
      name: 'the Confederation',
      seats: [
        'arentschildt',
        'lossberg',
        'karlbavaria',
        'stephan',
        'zoller',
        'alexanderhesse',
        'hardegg',
        'wilhelmbaden',
        'roth',
      ],
    },
  ],
  'euwol-1870': [
    { name: 'Metz', seats: ['napoleon', 'leboeuf', 'segris', 'bourbaki', 'barail'] },
    { name: 'the Saar for France', seats: ['frossard', 'bazaine', 'ladmirault'] },
    { name: 'Alsace', seats: ['macmahon', 'failly', 'douay'] },
    { name: 'Chalons and Paris', seats: ['canrobert', 'trochu'] },
    { name: 'the First Army', seats: ['wilhelm', 'roon', 'camphausen', 'steinmetz', 'zastrow', 'goeben'] },
    {
      name: 'the Second Army, right',
      seats: ['friedrichkarl', 'alvensleben', 'voigtsrhetz', 'manstein', 'rheinbaben'],
    },
    { name: 'the Second Army, left', seats: ['gustav', 'augustwurttemberg', 'albertsaxony', 'bittenfeld'] },
    {
      name: 'the Third Army',
      seats: [
        'friedrichwilhelm',
        'kirchbach',
        'bose',
        'albrechtvater',
        'tann',
        'hartmann',
        'obernitz',
        'werder',
      ],
    },
  ],
};
