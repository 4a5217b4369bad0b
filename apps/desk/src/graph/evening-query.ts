import type { Evening } from '../seat/campaign.js';
import { ask } from './ask.js';
import { askedFor, isAnothers } from './for-whom.js';
import { keptKey, orKept } from './kept-offline.js';
import { graphql } from './graphql.js';
import { toldOfTheOffice } from '../seat/told-of-the-office.js';

const CLOCK = graphql(`
  fragment EveningClock on Clock @_unmask {
    turn
    status
    now
    terms
    deadline {
      at
      local
      zone
    }
    count {
      ready
      expected
    }
    you {
      player
      ready
      expected
    }
    players {
      player
      standing
      ready
    }
    announcements {
      at
      turn
      kind
      reason
      deadline {
        at
        local
        zone
      }
    }
  }
`);

const CAMPAIGN = graphql(`
  fragment EveningCampaign on Campaign @_unmask {
    id
    title
    turn
    status
    rulebooks {
      land
    }
    players {
      id
      name
      state
      ministries
    }
  }
`);

/** All of an evening in one request. */
export const EVENING = graphql(
  `
    query Evening($campaign: String!, $seat: String, $for: String, $own: Boolean!) {
      campaign(campaign: $campaign, seat: $seat) {
        ...EveningCampaign
      }
      clock(campaign: $campaign, seat: $seat) {
        ...EveningClock
      }
      reports(campaign: $campaign, seat: $seat, player: $for) {
        turn
        kind
      }
      orders(campaign: $campaign, seat: $seat, officer: $for) {
        orders {
          order
          text
          status
          sender
          origin {
            kind
          }
          receipt {
            id
            version
            at
            understood
            accepted
            problems {
              code
              field
              message
              rule
              severity
            }
          }
        }
      }
      letters(campaign: $campaign, seat: $seat, unread: true, limit: 100) @include(if: $own) {
        id
      }
      effectiveOrders(campaign: $campaign, seat: $seat, officer: $for) {
        pieces {
          piece
          at
          capacity
          origin
          by
          order
          text
          words
          receipt {
            id
            version
            at
          }
          problems {
            code
            field
            message
            rule
            severity
          }
          default {
            words
            order
          }
        }
      }
      handOvers(campaign: $campaign, seat: $seat) {
        player
        to
        from
        until
      }
      administrationLog(campaign: $campaign, seat: $seat, limit: 60) {
        at
        turn
        kind
        text
      }
    }
  `,
  [CLOCK, CAMPAIGN],
);

/** The same for whoever administers: his office has no reports, orders or letters. */
export const OFFICE = graphql(
  `
    query Office($campaign: String!) {
      campaign(campaign: $campaign) {
        ...EveningCampaign
      }
      clock(campaign: $campaign) {
        ...EveningClock
      }
    }
  `,
  [CLOCK, CAMPAIGN],
);

/** The evening of a seat; that of another as far as whoever stands in for him is told. @throws DeskProblem */
export async function eveningOf(campaign: string, seat: string): Promise<Evening> {
  const { reports, orders, letters, handOvers, effectiveOrders, administrationLog, ...told } = await orKept(
    keptKey(campaign, seat, 'evening'),
    () => ask(EVENING, { campaign, ...askedFor(seat), own: !isAnothers(seat) }),
  );
  const turnsOf = (wanted: 'position' | 'turn'): number[] =>
    [...new Set(reports.flatMap(({ turn, kind }) => (kind === wanted ? [turn] : [])))].sort((a, b) => a - b);
  // Before its first turn a campaign tells where everything of one's own stands, and no more.
  const [first] = turnsOf('position');
  const played = turnsOf('turn');
  const opening = first === undefined || played.includes(first) ? null : first;
  return {
    ...told,
    opening,
    turns: opening === null ? played : [opening, ...played],
    orders: orders.orders,
    effective: effectiveOrders.pieces,
    lettersUnread: letters?.length ?? 0,
    standIns: handOvers,
    done: toldOfTheOffice(administrationLog),
  };
}

/** What whoever administers is told. @throws DeskProblem */
export async function officeOf(campaign: string): Promise<Evening> {
  const told = await ask(OFFICE, { campaign });
  return {
    ...told,
    ...{ opening: null, turns: [], orders: [], effective: [], lettersUnread: 0, standIns: [], done: [] },
  };
}
