/** Files whose text is taken as it is. */
declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
