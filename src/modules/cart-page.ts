/** The cart page before React: the stored lines, painted at once. */
import { keepStoredCartPainted } from './stored-cart-preview.ts';

keepStoredCartPainted();
