/** Type of the event that carries the fleet part of a player's position report. */
export const FLEET_POSITION_EVENT = 'FleetReported';
