/** What is bundled in the place of the shop where its bundle is kept: Vite's plugins begin and end as always. */
export {};
