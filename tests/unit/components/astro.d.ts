/** What a unit test imports from a `.astro` file, which the plain compiler does not read. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
