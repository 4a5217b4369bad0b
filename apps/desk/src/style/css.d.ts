/** Styles take part in a page by being imported. */
declare module '*.css';
