export { loadTheatre, readTheatre } from './load-theatre.js';
export { isTheatreId, THEATRE_IDS, type TheatreId } from './theatre-id.js';
export { theatreSource } from './theatre-source.js';
export { UnknownTheatreError } from './unknown-theatre.error.js';
