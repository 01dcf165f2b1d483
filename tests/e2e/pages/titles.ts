/**
 * The title of every kind of page, and the beginning of its description (storefront §1; §2): the home page has the
 * shop's tagline, every other one its own name before the shop's.
 */
import type { Language, PageType } from './page-types.ts';
import { samples } from './samples.ts';

type Words = readonly [title: string, description: string];

/** The texts of pages without an article, by path. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  '/': {
    'es-GT': [
      'Tienda | Las mejores marcas',
      'Ropa, tenis y accesorios de las mejores marcas, en línea y en nuestras tiendas y kioscos.',
    ],
    en: [
      'Tienda | The best brands',
      'Clothing, sneakers and accessories of the best brands, online and in our shops and kiosks.',
    ],
  },
  '/productos': {
    'es-GT': ['Todos los productos | Tienda', 'Todos los productos'],
    en: ['All products | Tienda', 'All products'],
  },
  '/productos/hombre': { 'es-GT': ['Hombre | Tienda', 'Hombre'], en: ['Men | Tienda', 'Men'] },
  '/productos/hombre/zapatos/tenis': {
    'es-GT': ['Hombre · Zapatos · Tenis | Tienda', 'Hombre · Zapatos · Tenis'],
    en: ['Men · Shoes · Sneakers | Tienda', 'Men · Shoes · Sneakers'],
  },
  '/cart': {
    'es-GT': ['Carrito | Tienda', 'Los productos de tu carrito, con cantidades, total y envío gratis.'],
    en: ['Cart | Tienda', 'The products in your cart, with quantities, total and free shipping.'],
  },
  '/favoritos': {
    'es-GT': ['Favoritos | Tienda', 'Los productos que guardaste en este dispositivo.'],
    en: ['Favourites | Tienda', 'The products you kept on this device.'],
  },
  '/comparar': {
    'es-GT': ['Comparar | Tienda', 'Compara productos uno al lado del otro.'],
    en: ['Compare | Tienda', 'Compare products side by side.'],
  },
  '/login': {
    'es-GT': [
      'Iniciar sesión | Tienda',
      'Inicia sesión o crea una cuenta para guardar tus direcciones y comprar más',
    ],
    en: ['Sign in | Tienda', 'Sign in or create an account to save your addresses and check out faster.'],
  },
  '/registrarse': {
    'es-GT': [
      'Registrarse | Tienda',
      'Inicia sesión o crea una cuenta para guardar tus direcciones y comprar más',
    ],
    en: ['Register | Tienda', 'Sign in or create an account to save your addresses and check out faster.'],
  },
  '/mi-cuenta': {
    'es-GT': ['Mi cuenta | Tienda', 'Tus datos, tus direcciones de entrega y los pedidos hechos desde este'],
    en: ['My account | Tienda', 'Your details, your delivery addresses and the orders placed from this'],
  },
  '/pedidos': {
    'es-GT': ['Tus pedidos | Tienda', 'Los pedidos hechos desde este navegador, cada uno con su recibo.'],
    en: ['Your orders | Tienda', 'The orders placed from this browser, each with its receipt.'],
  },
  '/checkout': {
    'es-GT': [
      'Finalizar compra | Tienda',
      'Completa tus datos, valida tu NIT y paga con tarjeta en quetzales.',
    ],
    en: ['Checkout | Tienda', 'Fill in your details, validate your tax id and pay by card in quetzales.'],
  },
  '/checkout-bac': {
    'es-GT': [
      'Finalizar compra | Tienda',
      'Completa tus datos, valida tu NIT y paga con tarjeta en quetzales.',
    ],
    en: ['Checkout | Tienda', 'Fill in your details, validate your tax id and pay by card in quetzales.'],
  },
  '/pago': {
    'es-GT': ['Forma de Pago Procesada | Tienda', 'Resultado de tu pago.'],
    en: ['Payment Processed | Tienda', 'The outcome of your payment.'],
  },
  '/pago-exito': {
    'es-GT': ['Forma de Pago Procesada | Tienda', 'Resultado de tu pago.'],
    en: ['Payment Processed | Tienda', 'The outcome of your payment.'],
  },
  '/colecciones/para-la-lluvia': {
    'es-GT': [
      'Para la lluvia | Tienda',
      'Chumpas impermeables, botas y mochilas que aguantan el aguacero de las',
    ],
    en: [
      'For the rain | Tienda',
      'Waterproof jackets, boots and backpacks that stand up to the four o’clock',
    ],
  },
  '/nosotros': {
    'es-GT': ['Nosotros | Tienda', 'Una tienda guatemalteca de ropa, calzado y accesorios que vende con'],
    en: ['About us | Tienda', 'A Guatemalan shop for clothing, footwear and accessories that sells with'],
  },
  '/contact': {
    'es-GT': ['Contacto | Tienda', 'Habla con la tienda por chat, teléfono o correo, y encuentra nuestra'],
    en: ['Contact | Tienda', 'Talk to the shop by chat, phone or e-mail, and find our address and social'],
  },
  '/terminos-y-condiciones': {
    'es-GT': [
      'Términos y condiciones | Tienda',
      'Las reglas de compra de la tienda en línea, con precios en quetzales,',
    ],
    en: [
      'Terms and conditions | Tienda',
      'How buying in the online shop works, with prices in quetzales, electronic',
    ],
  },
  '/preguntas-frecuentes': {
    'es-GT': [
      'Preguntas frecuentes | Tienda',
      'Respuestas claras sobre tallas, envío gratis, pago con tarjeta, NIT y',
    ],
    en: [
      'Frequently asked questions | Tienda',
      'Clear answers about sizes, free delivery, card payment, NIT and invoices,',
    ],
  },
  '/politicas-de-devolucion': {
    'es-GT': [
      'Políticas de devolución | Tienda',
      '30 días para cambiar talla o producto, garantía contra defectos de',
    ],
    en: ['Return policy | Tienda', '30 days to exchange the size or the product, a warranty against'],
  },
  '/ubicaciones': {
    'es-GT': ['Ubicaciones | Tienda', 'Direcciones y horarios de nuestras tiendas y kioscos en Ciudad de'],
    en: ['Locations | Tienda', 'Addresses and opening hours of our shops and kiosks in Guatemala City,'],
  },
  '/version': {
    'es-GT': ['Versión | Tienda', 'Versión de la tienda en línea que estás usando.'],
    en: ['Version | Tienda', 'The version of the online shop you are using.'],
  },
};

/** The title of a page, and the beginning of its description. */
export async function wordsOf({ path }: PageType, language: Language): Promise<Words> {
  if (typeof path === 'string') return WORDS[path]?.[language] ?? ['', ''];
  const found = await samples();
  const { sku, name, nameWithoutPictures, brand, brandName } = found;
  switch (path(found)) {
    case `/producto/${sku}`:
      return [`${name} | Tienda`, ''];
    case `/marca/${brand}`:
      return [language === 'en' ? `${brandName} products | Tienda` : `Productos ${brandName} | Tienda`, ''];
    default:
      return [`${nameWithoutPictures} | Tienda`, ''];
  }
}
