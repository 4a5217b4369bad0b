import { ask } from './ask.js';
import { graphql } from './graphql.js';

export const TITLES = graphql(`
  query Titles {
    campaigns {
      id
      title
    }
  }
`);

/** How the reader's campaigns are called now, by id. @throws DeskProblem */
export const titlesOfCampaigns = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await ask(TITLES, {})).campaigns.map(({ id, title }) => [id, title]));
