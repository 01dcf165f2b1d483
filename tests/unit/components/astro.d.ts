/** What a unit test imports from a `.astro` file, which the plain compiler does not read. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  // biome-ignore lint/style/noDefaultExport: it is how Astro exports a component
  export default component;
}
