-- people.campaign_cell
--
-- In which cell of the house a campaign lives. What is not in it lives in the first cell, as everything did before there were several.
-- While it is moved, moves_to says where to, and nobody is led to it.
CREATE TABLE people.campaign_cell (
  campaign text        PRIMARY KEY,
  cell     text        NOT NULL CHECK (cell ~ '^[a-z][a-z0-9-]{0,30}$'),
  moves_to text        CHECK (moves_to ~ '^[a-z][a-z0-9-]{0,30}$'),
  since    timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- people.cell_of_campaign
--
-- The same for those who ask questions of campaigns: the gateway and correspondence.
CREATE VIEW people.cell_of_campaign AS SELECT campaign, cell, moves_to FROM people.campaign_cell;
