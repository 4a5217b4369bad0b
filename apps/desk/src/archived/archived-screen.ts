import { teach } from '../words/words.js';

/** Campaigns that are archived, fetched by those alone who had a place in one; the words come along. */
export { ArchivedCampaigns } from './archived-campaigns.js';

/** Fetches the words of this screen, in the language that is spoken. */
export const learnWords = () =>
  teach({
    en: () => import('../words/archived-en.ftl?raw'),
    de: () => import('../words/archived-de.ftl?raw'),
  });
