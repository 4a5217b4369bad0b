export { sectorOf as bearing, tacticalDistance as range } from '@vedette/geography';
