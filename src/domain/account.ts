/** A customer and their saved addresses (storefront spec §3, User and Address). */
export type User = {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly roleId: number;
};

export type Address = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly phone: string;
  readonly address: string;
  readonly comment: string;
  readonly isDefault: boolean;
  readonly status: number;
};

/** What the new-address form holds; ids are 0 until chosen. */
export type AddressForm = {
  readonly name: string;
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
  readonly phone: string;
  readonly address: string;
  readonly comment: string;
};

/** A successful login or registration. */
export type Session = { readonly user: User; readonly addresses: readonly Address[]; readonly token: string };
export type Credentials = { readonly email: string; readonly password: string };
export type Registration = Credentials & { readonly name: string; readonly phone: string };
