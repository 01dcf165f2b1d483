/**
 * The draft of both checkouts (decision 58, Form help): everything but the card survives a reload, a denied card and
 * the way back, in this tab only.
 */
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { $isLoggedIn, $user } from '#features/account/store/customer.ts';
import type { GuestForm } from '#features/checkout/rules/guest-checkout.ts';
import { type Gift, GUEST_COUNTRY_ID } from '#features/checkout/rules/order.ts';
import { knownPlace, type Place, type PlaceCatalog } from '#features/delivery/rules/place.ts';
import { $deliveryPlace } from '#features/delivery/store/delivery-place.ts';
import { readText, removeText, tabStorage, writeText } from '#shared/storage/browser-storage.ts';
import { CHECKOUT_FORM_KEY } from '#shared/storage/keys.ts';
import { shared } from '#shared/storage/shared-store.ts';
import { readJson } from '#shared/storage/stored-shape.ts';
import { cleanTyped } from '#shared/text/text.ts';

export type CheckoutForm = GuestForm & {
  /** Chosen one of the saved addresses, 0 until there is one. */
  readonly addressId: number;
  /** On /checkout: it goes to the address of the fields, whatever addresses are saved. */
  readonly isElsewhere: boolean;
  /** Notes of the logged-in checkout. */
  readonly message: string;
  readonly isGift: boolean;
  /** What the card of a gift is to say. */
  readonly giftMessage: string;
};

/** What everybody starts with: guests live in the guest country (checkout §6). */
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

const taxpayerSchema = z.object({ taxId: z.string(), name: z.string(), description: z.string() });
const formSchema = z.pipe(
  z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    countryId: z.int(),
    departmentId: z.int(),
    municipalityId: z.int(),
    address: z.string(),
    comments: z.string(),
    taxIdInput: z.string(),
    taxpayer: z.optional(taxpayerSchema),
    addressId: z.int(),
    isElsewhere: z._default(z.boolean(), false),
    message: z.string(),
    isGift: z._default(z.boolean(), false),
    giftMessage: z._default(z.string(), ''),
  }),
  z.transform((form): CheckoutForm => ({ ...form, taxpayer: form.taxpayer })),
);

/** A form that takes over who is logged in, once, where nothing else was typed (decision 61, Login on /checkout). */
function withCustomer(form: CheckoutForm): CheckoutForm {
  const user = $user.get();
  if (!user) return form;
  const name = form.name || user.name;
  // A department that was known before is none that was chosen here.
  const isChosen = form.departmentId > 0 && form.departmentId !== $deliveryPlace.get().departmentId;
  const isElsewhere = form.address.trim() !== '' || isChosen;
  return { ...form, name, email: form.email || user.email, phone: form.phone || user.phone, isElsewhere };
}

/** Whose a stored draft is; none for what was typed by a guest. */
const ownerSchema = z.object({ customerId: z.optional(z.int()) });

/** A draft of a customer who has left is nobody's: this tab may have slept through it. */
function readForm(): CheckoutForm {
  const form = readJson(readText(tabStorage, CHECKOUT_FORM_KEY), EMPTY_FORM, (stored) => {
    const { customerId } = ownerSchema.parse(stored);
    const isOver = customerId !== undefined && customerId !== $user.get()?.id;
    return isOver ? EMPTY_FORM : formSchema.parse(stored);
  });
  // A draft with a saved address has taken them over before.
  return form.addressId === 0 ? withCustomer(form) : form;
}

export const $checkoutForm = shared(
  atom<CheckoutForm>(typeof window === 'undefined' ? EMPTY_FORM : readForm()),
  EMPTY_FORM,
);

function keep(form: CheckoutForm): void {
  $checkoutForm.set(form);
  // A draft that cannot be stored lasts as long as the page.
  writeText(tabStorage, CHECKOUT_FORM_KEY, JSON.stringify({ ...form, customerId: $user.get()?.id }));
}

export type TextFieldName = 'name' | 'email' | 'phone' | 'address' | 'comments' | 'message' | 'giftMessage';

/** What the clean-up rules of the specification call the fields that are free text. */
const WIRE_NAMES: Partial<Readonly<Record<TextFieldName, string>>> = {
  address: 'direccion',
  comments: 'observaciones',
  message: 'message',
  giftMessage: 'message',
};

/** What goes with the order where it is a gift. */
export function giftOf({ isGift, giftMessage }: CheckoutForm): Gift | undefined {
  return isGift ? { message: giftMessage.trim() } : undefined;
}

export function setGift(isGift: boolean): void {
  keep({ ...$checkoutForm.get(), isGift });
}

/** Takes over what was typed, cleaned as the specification says (checkout §5, Guest checkout). */
export function typeInto(field: TextFieldName, typed: string): void {
  keep({ ...$checkoutForm.get(), [field]: cleanTyped(WIRE_NAMES[field] ?? field, typed) });
}

/** Takes over where it goes. */
export function choosePlace(place: Place): void {
  keep({ ...$checkoutForm.get(), ...pickPlace(place) });
}

/** Begins with what is known of the place; it becomes part of the draft with the first word that is typed. */
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
  keep({ ...$checkoutForm.get(), addressId });
}

/** On /checkout: one of the saved addresses, or with 0 another one, which is written into the fields. */
export function chooseWhere(addressId: number): void {
  const form = $checkoutForm.get();
  keep({ ...form, addressId: addressId || form.addressId, isElsewhere: addressId === 0 });
}

/** Another tax id is not the one that was validated; the same one, which a browser fills in again, is. */
export function typeTaxId(typed: string): void {
  const form = $checkoutForm.get();
  const taxIdInput = cleanTyped('nitInput', typed);
  if (taxIdInput !== form.taxIdInput) keep({ ...form, taxIdInput, taxpayer: undefined });
}

/** What the lookup found for the tax id that was typed. */
export function takeTaxpayer(taxpayer: GuestForm['taxpayer']): void {
  keep({ ...$checkoutForm.get(), taxpayer });
}

/** Empties the form: when the order is through, and with the session. */
export function resetCheckoutForm(): void {
  $checkoutForm.set(EMPTY_FORM);
  removeText(tabStorage, CHECKOUT_FORM_KEY);
}

/** Begins anew for a customer who takes the place of another: nothing of the one before stays. */
export function resetForCustomer(): void {
  keep(withCustomer(EMPTY_FORM));
}

// The draft is the customer's: it comes and goes with the session, also when another tab began or ended it.
if (typeof window !== 'undefined') {
  $isLoggedIn.listen((isLoggedIn) => {
    if (isLoggedIn) keep(withCustomer($checkoutForm.get()));
    else resetCheckoutForm();
  });
}
