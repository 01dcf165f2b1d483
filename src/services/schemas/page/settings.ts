/** The system parameters (contract, System parameters) → `SiteSettings`. */
import * as z from 'zod/mini';
import type { SiteSettings } from '#domain/page/site-settings.ts';
import { cleanSetting } from '#domain/page/text/text.ts';
import { line, optionalText } from '#services/schemas/fields.ts';
import { listOf, type Report } from '#services/schemas/list-of.ts';
import { chatAddress, folderAddress, webAddress } from '#services/schemas/web-address.ts';

/**
 * Where pictures are looked for when RUTAIMAGENESARTICULOS is missing or no address (decision 95, Damaged parameters).
 */
const FALLBACK_IMAGE_PATH = '/imagenes/articulos/';

const parameter = z.object({ Nombre: line, Valor: optionalText });

/** The `data` of the parameters call. `apiUrl` is what a relative picture base is read from. */
export function settingsSchema(apiUrl: string, report: Report) {
  return z.pipe(
    z.object({ parametros: listOf('parametros', parameter, report) }),
    z.transform(({ parametros }): SiteSettings => {
      const values = new Map(
        parametros.map(({ Nombre, Valor }) => [Nombre.toUpperCase(), cleanSetting(Valor)]),
      );
      const setting = (name: string): string => values.get(name) ?? '';
      return {
        address: setting('DIRECCIONPRINCIPAL'),
        facebook: webAddress(setting('FACEBOOK')),
        instagram: webAddress(setting('INSTAGRAM')),
        tiktok: webAddress(setting('TIKTOK')),
        email: setting('CORREO'),
        whatsapp: chatAddress(setting('CANALWHATSAPP')),
        phone: setting('TELEFONO'),
        footer: setting('FOOTER'),
        imageBase:
          folderAddress(setting('RUTAIMAGENESARTICULOS'), apiUrl) || `${apiUrl}${FALLBACK_IMAGE_PATH}`,
      };
    }),
  );
}
