/** How the file of a landing page is named. */

/** Its name without the ending: an address is made of it. */
export const LANDING_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
