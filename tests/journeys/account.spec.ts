/** A customer's journeys: the login, the registration, a saved address. */
import { test } from '../engines/journey-test.ts';
import { ANA } from './customers.ts';
import { fillCart } from './test-products.ts';

test('a login typed right after load leads to the account', async ({ shopper }) => {
  await shopper.open('/login');
  await shopper.typeAtOnce('Correo electrónico', ANA.email);
  await shopper.type('Contraseña', ANA.password);
  await shopper.press('button', 'Iniciar sesión');
  await shopper.isAt(/^\/mi-cuenta$/);
  await shopper.holds('Nombre', ANA.name);
  await shopper.sees('listitem', undefined, { says: 'Casa' });
});

test('a registration typed right after load leads to the account', async ({ shopper }) => {
  const email = `ixchel-${Date.now()}-${test.info().project.name}@example.com`;
  const form = { inside: { role: 'dialog', name: 'Registrate' } } as const;
  await shopper.open('/login');
  await shopper.press('button', 'Registrarse', { inside: { role: 'form', name: 'Iniciar sesión' } });
  await shopper.type('Nombre', 'Ixchel Coy', form);
  await shopper.type('Correo electrónico', email, form);
  await shopper.type('Contraseña', 'Volcan2024', form);
  await shopper.type('Teléfono', '5551 2345', form);
  await shopper.press('button', 'Registrarse', form);
  await shopper.isAt(/^\/mi-cuenta$/);
  await shopper.holds('Correo electrónico', email);
});

test('a saved address is chosen at the checkout', async ({ shopper }) => {
  const name = `Oficina ${Date.now()}`;
  await fillCart(shopper);
  await shopper.open('/mi-cuenta');
  await shopper.isAt(/^\/login\?next=%2Fmi-cuenta$/);
  await shopper.type('Correo electrónico', ANA.email);
  await shopper.type('Contraseña', ANA.password);
  await shopper.press('button', 'Iniciar sesión');
  await shopper.press('button', 'Agregar nueva dirección');
  const form = { inside: { role: 'dialog', name: 'Agregar Nueva Dirección' } } as const;
  await shopper.type('Nombre', name, form);
  await shopper.choose('Departamento', 'Guatemala', form);
  await shopper.choose('Municipio', 'Mixco', form);
  await shopper.type('Teléfono', '2233 4455', form);
  await shopper.type('Dirección', '7a avenida 1-23', form);
  await shopper.press('button', 'Guardar', form);
  await shopper.seesNo('dialog', 'Agregar Nueva Dirección');
  await shopper.sees('listitem', undefined, { says: name });
  await shopper.open('/checkout-bac');
  await shopper.choose('Dirección de entrega', `${name}: 7a avenida 1-23`);
});
