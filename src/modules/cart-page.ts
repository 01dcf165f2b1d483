/** The cart page before React: the stored lines, painted at once. */
import { startStoredCart } from './stored-cart-start.ts';

startStoredCart();
