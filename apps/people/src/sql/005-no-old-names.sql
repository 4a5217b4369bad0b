-- contracts
--
-- No gateway of the release before runs any more: what it called by its old name has one name again.
DROP VIEW gateway.account,
  gateway.membership,
  gateway.session,
  gateway.refresh_token,
  gateway.device,
  gateway.personal_token,
  gateway.one_time_code,
  gateway.invitation,
  gateway.failed_attempt,
  gateway.account_event;
