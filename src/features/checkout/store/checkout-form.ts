/** The draft of both checkouts (decision 58, Form help), without the card, in this tab only. */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { $isLoggedIn, $user } from '#features/account/store/customer.ts';
import { type Gift, GUEST_COUNTRY_ID } from '#features/checkout/rules/order.ts';
import type { Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import { knownPlace, type Place, type PlaceCatalog } from '#features/delivery/rules/place.ts';
import { $deliveryPlace } from '#features/delivery/store/delivery.ts';
import { readText, removeText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { CHECKOUT_FORM_KEY } from '#shared/storage/keys.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { readJson } from '#shared/storage/stored-shape.ts';
import { cleanTyped } from '#shared/text/text.ts';

const formSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  countryId: z.int(),
  departmentId: z.int(),
  municipalityId: z.int(),
  address: z.string(),
  comments: z.string(),
  taxIdInput: z.string(),
  taxpayer: z.optional(z.object({ taxId: z.string(), name: z.string(), description: z.string() })),
  /** The chosen saved address; 0 without one. */
  addressId: z.int(),
  /** On /checkout: use the address fields instead of a saved address. */
  isElsewhere: z._default(z.boolean(), false),
  /** Notes of the logged-in checkout. */
  message: z.string(),
  isGift: z._default(z.boolean(), false),
  giftMessage: z._default(z.string(), ''),
});
export type CheckoutForm = Readonly<z.infer<typeof formSchema>>;

/** The initial form, in the guests' country (checkout §6). */
export const EMPTY_FORM: CheckoutForm = {
  name: '',
  email: '',
  phone: '',
  countryId: GUEST_COUNTRY_ID,
  departmentId: 0,
  municipalityId: 0,
  address: '',
  comments: '',
  taxIdInput: '',
  taxpayer: undefined,
  addressId: 0,
  isElsewhere: false,
  message: '',
  isGift: false,
  giftMessage: '',
};

/** Fills empty fields with the customer's data (decision 61, Login on /checkout). */
function withCustomer(form: CheckoutForm): CheckoutForm {
  const user = $user.get();
  if (!user) return form;
  const name = form.name || user.name;
  // A remembered department was not chosen here.
  const isChosen = form.departmentId > 0 && form.departmentId !== $deliveryPlace.get().departmentId;
  const isElsewhere = form.address.trim() !== '' || isChosen;
  return { ...form, name, email: form.email || user.email, phone: form.phone || user.phone, isElsewhere };
}

/** The customer of a stored draft; undefined for a guest. */
const ownerSchema = z.object({ customerId: z.optional(z.int()) });

/** Ignores a draft of another customer. */
function readForm(): CheckoutForm {
  const form = readJson(readText(tabStorage, CHECKOUT_FORM_KEY), EMPTY_FORM, (stored) => {
    const { customerId } = ownerSchema.parse(stored);
    const isOver = customerId !== undefined && customerId !== $user.get()?.id;
    return isOver ? EMPTY_FORM : formSchema.parse(stored);
  });
  // A draft with a saved address has the customer's data.
  return form.addressId === 0 ? withCustomer(form) : form;
}

export const $checkoutForm = shared(
  atom<CheckoutForm>(typeof window === 'undefined' ? EMPTY_FORM : readForm()),
  EMPTY_FORM,
);

function saveDraft(form: CheckoutForm): void {
  $checkoutForm.set(form);
  // If it cannot be stored, the draft lasts as long as the page.
  writeText(tabStorage, CHECKOUT_FORM_KEY, JSON.stringify({ ...form, customerId: $user.get()?.id }));
}

export type TextFieldName = 'name' | 'email' | 'phone' | 'address' | 'comments' | 'message' | 'giftMessage';

/** Names of the free texts in the clean-up rules. */
const WIRE_NAMES: Partial<Readonly<Record<TextFieldName, string>>> = {
  address: 'direccion',
  comments: 'observaciones',
  message: 'message',
  giftMessage: 'message',
};

export function giftOf({ isGift, giftMessage }: CheckoutForm): Gift | undefined {
  return isGift ? { message: giftMessage.trim() } : undefined;
}

export function setGift(isGift: boolean): void {
  saveDraft({ ...$checkoutForm.get(), isGift });
}

/** Changes a text, cleaned as specified (checkout §5, Guest checkout). */
export function typeInto(field: TextFieldName, typed: string): void {
  saveDraft({ ...$checkoutForm.get(), [field]: cleanTyped(WIRE_NAMES[field] ?? field, typed) });
}

export function choosePlace(place: Place): void {
  saveDraft({ ...$checkoutForm.get(), ...pickPlace(place) });
}

/** Fills in the known place, which is stored with the first typed text. */
export function prefillKnownPlace(catalog: PlaceCatalog): void {
  const form = $checkoutForm.get();
  const known = knownPlace(pickPlace(form), $deliveryPlace.get(), catalog);
  const isNew = known.countryId !== form.countryId || known.departmentId !== form.departmentId;
  if (isNew) $checkoutForm.set({ ...form, ...known });
}

function pickPlace({ countryId, departmentId, municipalityId }: Place): Place {
  return { countryId, departmentId, municipalityId };
}

export function chooseAddress(addressId: number): void {
  saveDraft({ ...$checkoutForm.get(), addressId });
}

/** On /checkout: chooses a saved address, or 0 for the address fields. */
export function chooseWhere(addressId: number): void {
  const form = $checkoutForm.get();
  saveDraft({ ...form, addressId: addressId || form.addressId, isElsewhere: addressId === 0 });
}

/** Removes the taxpayer if the tax id changes; a browser may fill in the same one again. */
export function typeTaxId(typed: string): void {
  const form = $checkoutForm.get();
  const taxIdInput = cleanTyped('nitInput', typed);
  if (taxIdInput !== form.taxIdInput) saveDraft({ ...form, taxIdInput, taxpayer: undefined });
}

export function takeTaxpayer(taxpayer: Taxpayer | undefined): void {
  saveDraft({ ...$checkoutForm.get(), taxpayer });
}

/** Empties the form after an order or a session. */
export function resetCheckoutForm(): void {
  $checkoutForm.set(EMPTY_FORM);
  removeText(tabStorage, CHECKOUT_FORM_KEY);
}

/** Starts a new form for another customer. */
export function resetForCustomer(): void {
  saveDraft(withCustomer(EMPTY_FORM));
}

// The draft follows the session, in all tabs.
if (typeof window !== 'undefined') {
  $isLoggedIn.listen((isLoggedIn) => {
    if (isLoggedIn) saveDraft(withCustomer($checkoutForm.get()));
    else resetCheckoutForm();
  });
}
