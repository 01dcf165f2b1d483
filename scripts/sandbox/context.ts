import type { DatabaseSync } from 'node:sqlite';
import type { FaultRegister } from './faults/fault-register.ts';
import type { RequestRecord } from './faults/request-record.ts';
import type { PictureStore } from './pictures/render.ts';
import type { CatalogueIndex } from './selling/catalogue-index.ts';
import type { SandboxSettings } from './settings.ts';
import type { AddressRepository } from './state/address-repository.ts';
import type { AttemptRepository } from './state/attempt-repository.ts';
import type { CartRepository } from './state/cart-repository.ts';
import type { MissingTextRepository } from './state/missing-text-repository.ts';
import type { OrderRepository } from './state/order-repository.ts';
import type { PaymentRepository } from './state/payment-repository.ts';
import type { SessionRepository } from './state/session-repository.ts';
import type { StockRepository } from './state/stock-repository.ts';
import type { UserRepository } from './state/user-repository.ts';

/** Where the two services can be reached; known for sure once they listen. */
type Origins = { api: string; provider: string };

/** What every route works with. */
export type SandboxContext = {
  readonly settings: SandboxSettings;
  readonly origins: Origins;
  readonly catalogue: CatalogueIndex;
  readonly pictures: PictureStore;
  readonly database: DatabaseSync;
  readonly stock: StockRepository;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly addresses: AddressRepository;
  readonly carts: CartRepository;
  readonly payments: PaymentRepository;
  readonly attempts: AttemptRepository;
  readonly orders: OrderRepository;
  readonly missingTexts: MissingTextRepository;
  readonly faults: FaultRegister;
  readonly requests: RequestRecord;
};
