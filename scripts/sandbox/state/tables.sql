-- The tables of the state. Money is integer cents, times are milliseconds since 1970.
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS stock (
  code TEXT PRIMARY KEY,
  article_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity >= 0)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS stock_of_article ON stock (article_id, quantity);

CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  password_hash TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS sessions (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  expires_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS addresses (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  country_id INTEGER NOT NULL,
  department_id INTEGER NOT NULL,
  municipality_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  line TEXT NOT NULL,
  notes TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  status INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS carts (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  environment TEXT NOT NULL,
  total INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  customer_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS cart_lines (
  cart_number INTEGER NOT NULL REFERENCES carts (number),
  code TEXT NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit_price INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS lines_of_cart ON cart_lines (cart_number);

CREATE TABLE IF NOT EXISTS payment_requests (
  order_id TEXT PRIMARY KEY,
  cart_number INTEGER NOT NULL REFERENCES carts (number),
  amount TEXT NOT NULL,
  time TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS card_attempts (
  id TEXT PRIMARY KEY,
  transaction_id TEXT NOT NULL UNIQUE,
  order_id TEXT NOT NULL,
  amount TEXT NOT NULL,
  response TEXT NOT NULL,
  response_text TEXT NOT NULL,
  response_code TEXT NOT NULL,
  auth_code TEXT NOT NULL,
  last4 TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  redirect TEXT NOT NULL,
  is_finished INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS attempts_of_order ON card_attempts (order_id);

CREATE TABLE IF NOT EXISTS orders (
  cart_number INTEGER PRIMARY KEY REFERENCES carts (number),
  transaction_id TEXT UNIQUE,
  auth_code TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS refused_payments (
  transaction_id TEXT PRIMARY KEY,
  cart_number INTEGER NOT NULL REFERENCES carts (number),
  reason TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS missing_texts (
  language TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  UNIQUE (language, namespace, key)
);
