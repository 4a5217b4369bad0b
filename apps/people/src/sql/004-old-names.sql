-- A gateway of the release before goes on beside this one: it finds what it kept of people under the old names, as views through
-- which it reads and writes as before. Nobody is granted anything on them: only who comes as the database's owner has them.
CREATE VIEW gateway.account AS SELECT * FROM people.account;
CREATE VIEW gateway.membership AS SELECT * FROM people.membership;
CREATE VIEW gateway.session AS SELECT * FROM people.session;
CREATE VIEW gateway.refresh_token AS SELECT * FROM people.refresh_token;
CREATE VIEW gateway.device AS SELECT * FROM people.device;
CREATE VIEW gateway.personal_token AS SELECT * FROM people.personal_token;
CREATE VIEW gateway.one_time_code AS SELECT * FROM people.one_time_code;
CREATE VIEW gateway.invitation AS SELECT * FROM people.invitation;
CREATE VIEW gateway.failed_attempt AS SELECT * FROM people.failed_attempt;
CREATE VIEW gateway.account_event AS SELECT * FROM people.account_event;
