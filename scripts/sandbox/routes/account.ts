import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import { type Address, hashPassword, isPassword, type User } from '../state/customers.ts';
import {
  callerOf,
  EXPIRED_SESSION,
  jsonAnswer,
  jsonBody,
  looseNumber,
  looseText,
  refusal,
  refusalSchema,
  type SandboxApp,
} from './answers.ts';
import { isPlace } from './configuration.ts';

/** Login, registration, password and addresses. */
export function addAccountRoutes(app: SandboxApp, context: SandboxContext): void {
  addLoginRoute(app, context);
  addRegisterRoute(app, context);
  addResetPasswordRoute(app);
  addNewAddressRoute(app, context);
}

/** A delivery address on the wire (contract, Addresses). */
const addressSchema = z
  .object({
    IdDireccion: z.number(),
    IdUsuario: z.number(),
    Nombre: z.string(),
    IdPais: z.number(),
    IdDepartamento: z.number(),
    IdMunicipio: z.number(),
    Telefono: z.string(),
    Direccion: z.string(),
    Observaciones: z.string(),
    Predeterminada: z.number(),
    Estado: z.number(),
  })
  .openapi('Direccion');

const userSchema = z
  .object({
    IdUsuario: z.number(),
    Nombre: z.string(),
    Usuario: z.string(),
    Correo: z.string(),
    Telefono1: z.string(),
    IdRol: z.number(),
  })
  .openapi('Usuario');

/** The answer to a login and to a registration. */
const sessionSchema = z.object({
  message: z.string(),
  data: z.object({ usuario: userSchema, direcciones: z.array(addressSchema), token: z.string() }),
});

/** A delivery address with the wire's field names. */
function wireAddress(address: Address) {
  return {
    IdDireccion: address.id,
    IdUsuario: address.userId,
    Nombre: address.name,
    IdPais: address.countryId,
    IdDepartamento: address.departmentId,
    IdMunicipio: address.municipalityId,
    Telefono: address.phone,
    Direccion: address.line,
    Observaciones: address.notes,
    Predeterminada: address.isDefault ? 1 : 0,
    Estado: address.status,
  };
}

/** Opens a session and returns the customer, the addresses and the token. */
function openSession(user: User, { sessions, addresses }: SandboxContext) {
  const usuario = {
    IdUsuario: user.id,
    Nombre: user.name,
    Usuario: user.username,
    Correo: user.email,
    Telefono1: user.phone,
    IdRol: 1,
  };
  const direcciones = addresses.ofUser(user.id).map(wireAddress);
  return { message: 'success', data: { usuario, direcciones, token: sessions.open(user.id) } };
}

const loginRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/login',
  tags: ['Usuarios'],
  summary: 'Logs a customer in',
  request: {
    body: jsonBody(
      z.object({
        rolId: looseNumber,
        emailUser: z.string().min(1).max(254),
        password: z.string().min(1).max(200),
      }),
    ),
  },
  responses: {
    200: jsonAnswer(sessionSchema, 'The customer, the addresses and a token'),
    400: jsonAnswer(refusalSchema, 'A field is missing'),
    401: jsonAnswer(refusalSchema, 'Unknown customer or wrong password'),
  },
});

function addLoginRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(loginRoute, (c) => {
    const { rolId, emailUser, password } = c.req.valid('json');
    const user = rolId === 1 ? context.users.byEmail(emailUser) : undefined;
    if (!user) return c.json(refusal(401, 'User not found'), 401);
    if (!isPassword(password, user.passwordHash))
      return c.json(refusal(401, 'La contraseña no es correcta'), 401);
    return c.json(openSession(user, context), 200);
  });
}

const registrationSchema = z.object({
  idUsuario: looseNumber,
  usuario: z.string().trim().min(1).max(100),
  nombre: z.string().trim().min(1).max(200),
  correo: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'no es un correo'),
  clave: z.string().min(1).max(200),
  telefono: looseText.refine((value) => /\d{7}/.test(value.replace(/\D/g, '')), 'no es un teléfono'),
});

const registerRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/register',
  tags: ['Usuarios'],
  summary: 'Registers a customer and logs in',
  request: { body: jsonBody(registrationSchema) },
  responses: {
    200: jsonAnswer(sessionSchema, 'The customer, no addresses and a token'),
    400: jsonAnswer(refusalSchema, 'A field is missing or has no sense'),
    409: jsonAnswer(refusalSchema, 'The e-mail address is taken'),
  },
});

function addRegisterRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(registerRoute, (c) => {
    const { usuario, nombre, correo, clave, telefono } = c.req.valid('json');
    const user = context.users.add({
      username: usuario,
      name: nombre,
      email: correo,
      phone: telefono.trim(),
      passwordHash: hashPassword(clave),
    });
    if (!user) return c.json(refusal(409, 'El correo electrónico ya está registrado'), 409);
    return c.json(openSession(user, context), 200);
  });
}

const resetPasswordRoute = createRoute({
  method: 'post',
  path: '/api/v1/users/resetPasswordToken',
  tags: ['Usuarios'],
  summary: 'Asks for a new password; the answer is the same for known and unknown addresses',
  request: { body: jsonBody(z.object({ correo: z.string().trim().min(3).max(254).includes('@') })) },
  responses: {
    200: jsonAnswer(
      z.object({
        message: z.string(),
        data: z.object({ respuesta: z.object({ Respuesta: z.string() }) }),
      }),
      'What happens next',
    ),
    400: jsonAnswer(refusalSchema, 'No e-mail address'),
  },
});

/** The sandbox sends no mail. */
function addResetPasswordRoute(app: SandboxApp): void {
  app.openapi(resetPasswordRoute, (c) => {
    const Respuesta = `le enviamos instrucciones a ${c.req.valid('json').correo}`;
    return c.json({ message: 'success', data: { respuesta: { Respuesta } } }, 200);
  });
}

const newAddressSchema = z.object({
  idUsuario: looseNumber,
  nombre: z.string().trim().min(1).max(200),
  idPais: looseNumber,
  idDepartamento: looseNumber,
  idMunicipio: looseNumber,
  telefono: looseText.refine((value) => value.trim() !== '', 'falta'),
  direccion: z.string().trim().min(1).max(1000),
  observaciones: z.string().max(4000).default('--'),
  predeterminada: looseNumber.default(1),
  estado: looseNumber.default(1),
});

const newAddressRoute = createRoute({
  method: 'post',
  path: '/api/v1/addresses/new-address',
  tags: ['Usuarios'],
  summary: 'Adds a delivery address of the customer of the token',
  security: [{ bearer: [] }],
  request: { body: jsonBody(newAddressSchema) },
  responses: {
    200: jsonAnswer(
      z.object({ message: z.string(), data: z.object({ direcciones: z.array(addressSchema) }) }),
      'All addresses of the customer',
    ),
    400: jsonAnswer(refusalSchema, 'A field is missing, or the municipality is not of the department'),
    401: jsonAnswer(refusalSchema, 'No token, an unknown one or an expired one'),
    403: jsonAnswer(refusalSchema, 'The address is for another customer'),
  },
});

function addressOf(body: z.infer<typeof newAddressSchema>) {
  return {
    userId: body.idUsuario,
    name: body.nombre,
    countryId: body.idPais,
    departmentId: body.idDepartamento,
    municipalityId: body.idMunicipio,
    phone: body.telefono.trim(),
    line: body.direccion,
    notes: body.observaciones,
    isDefault: body.predeterminada === 1,
    status: body.estado,
  };
}

function addNewAddressRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(newAddressRoute, (c) => {
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind !== 'customer') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const address = addressOf(c.req.valid('json'));
    if (address.userId !== caller.userId) return c.json(refusal(403, 'La dirección es de otro usuario'), 403);
    if (!isPlace(address)) return c.json(refusal(400, 'El municipio no pertenece al departamento'), 400);
    context.addresses.add(address);
    const direcciones = context.addresses.ofUser(caller.userId).map(wireAddress);
    return c.json({ message: 'success', data: { direcciones } }, 200);
  });
}
