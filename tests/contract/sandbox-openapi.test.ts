import { describe, expect, it } from 'vitest';
import { smallSandbox } from '../unit/sandbox/sandbox-fixture.ts';

/** Every call of the wire contract, with its method and path, and where a tool reads the pages' reports. */
const CALLS = [
  ['get', '/api/v1/menu'],
  ['get', '/api/v1/items/menu'],
  ['get', '/api/v1/items/{sku}'],
  ['get', '/api/v1/items/new-items'],
  ['get', '/api/v1/items/search'],
  ['post', '/api/v1/items/filter-items'],
  ['get', '/api/v1/items/stock'],
  ['get', '/api/v1/configurations/system-parameters'],
  ['get', '/api/v1/configurations/purchase-form-catalogs'],
  ['post', '/api/v1/users/login'],
  ['post', '/api/v1/users/register'],
  ['post', '/api/v1/users/resetPasswordToken'],
  ['post', '/api/v1/addresses/new-address'],
  ['post', '/api/Validar/validar-nit'],
  ['post', '/api/v1/invoices'],
  ['post', '/api/Cart/create'],
  ['get', '/api/Payment/{UIdCarrito}'],
  ['patch', '/api/Cart'],
  ['post', '/pay'],
  ['post', '/locales/add/{lng}/{ns}'],
  ['get', '/locales/missing'],
] as const;

const TRIAL_CALLS = ['/faults', '/menu', '/requests', '/stock', '/price', '/reset', '/sessions'];

async function documentOf(faults: boolean) {
  return (await smallSandbox({ faults }).storeApp.request('/openapi.json')).json();
}

describe('the OpenAPI document', () => {
  it.each(CALLS)('describes %s %s with a summary and a good answer', async (method, path) => {
    const operation = (await documentOf(false)).paths[path]?.[method];
    expect(operation?.summary).toMatch(/\w+/);
    expect(Object.keys(operation.responses)).toContain(path === '/pay' ? '303' : '200');
  });

  it('has no other call', async () => {
    const { paths } = await documentOf(false);
    expect(Object.keys(paths).sort()).toEqual([...new Set(CALLS.map(([, path]) => path))].sort());
  });

  it('has the control calls when faults are enabled', async () => {
    const { paths } = await documentOf(true);
    const control = Object.keys(paths).filter((path) => path.startsWith('/__sandbox'));
    expect(control.sort()).toEqual(TRIAL_CALLS.map((path) => `/__sandbox${path}`).sort());
  });

  it('describes the body of an order by the schema that checks it', async () => {
    const { paths, components } = await documentOf(false);
    const body = paths['/api/Cart/create'].post.requestBody;
    expect(body.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Order' });
    expect(components.schemas.Order.required).toContain('BAC_MONTO');
  });
});
