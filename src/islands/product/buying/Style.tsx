/**
 * A style sheet that only some visits need: React fetches it and waits with what is beside it. An imported one would
 * stand inside every page that could ever show the component.
 */
export function Style({ href }: { readonly href: string }) {
  return <link rel="stylesheet" href={href} precedence="default" />;
}
