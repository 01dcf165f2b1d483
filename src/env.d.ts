/// <reference types="astro/client" />

/** The text of `features/catalogue/browser/first-list.ts`. */
declare const __FIRST_LIST__: string;
/** The text of `features/product/browser/first-choice.ts`. */
declare const __FIRST_CHOICE__: string;
/** The text of `features/checkout/browser/first-checkout.ts`. */
declare const __FIRST_CHECKOUT__: string;
/** The text of `features/checkout/browser/first-summary.ts`. */
declare const __FIRST_SUMMARY__: string;
/** `PUBLIC_BEACON_URL`, in `shell/browser/beacon.ts`. */
declare const __BEACON_URL__: string;
/** `PUBLIC_{code}_RATE` and `PUBLIC_{code}_RATE_DATE`, in `shared/configuration/currency-rates.ts`. */
declare const __CURRENCY_RATES__: Readonly<Record<string, { readonly rate: number; readonly since: string }>>;
/** A pattern that matches the codes of the currencies with a rate, in `shared/money/first-prices.ts`. */
declare const __OFFERED_CURRENCIES__: string;
/** `SERVICE_WORKER=retired`, in `shell/browser/service-worker.ts`. */
declare const __IS_WORKER_RETIRED__: boolean;
/** Whether `PUBLIC_PAGE_FORMAT` is `directory`, in `shared/i18n/paths.ts`; undeclared if no bundler defines it. */
declare const __PAGES_ARE_FOLDERS__: boolean | undefined;

declare namespace astroHTML.JSX {
  interface ButtonHTMLAttributes {
    command?: string;
    commandfor?: string;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates on the first sign of intent inside the island (src/shared/hydration/hydrate-on-intent.ts). */
    'client:intent'?: boolean;
  }
}

declare namespace App {
  /** The data that `src/middleware.ts` provides for the shell and the cards. */
  interface Locals {
    menu: import('#shared/menu/menu.ts').Menu;
    settings: import('#shared/settings/site-settings.ts').SiteSettings;
    colors: readonly import('#features/product/rules/product.ts').ColorOption[];
  }
}
