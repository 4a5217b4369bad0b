-- contracts
--
-- Whom it may write to, correspondence reads of people now (people.correspondent, people.correspondent_seat).
DROP VIEW gateway.correspondent_seat, gateway.correspondent;
