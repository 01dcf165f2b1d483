/** The system parameters (contract, System parameters) → `SiteSettings`. */
import * as z from 'zod/mini';
import { readChat } from '#shared/contact/chat-address.ts';
import { canonicalPhone, readPhone } from '#shared/contact/phone-number.ts';
import { folderAddress, webAddress } from '#shared/http/url.ts';
import { line, optionalText } from '#shared/http/wire/fields.ts';
import { listOf, type Report } from '#shared/http/wire/list-of.ts';
import { cleanSetting } from '#shared/text/text.ts';
import type { ReadSettings, SettingNote, SiteSettings } from './site-settings.ts';

/** The default picture base if RUTAIMAGENESARTICULOS is missing or no address (decision 95, Damaged parameters). */
const FALLBACK_IMAGE_PATH = '/imagenes/articulos/';

const parameter = z.object({ Nombre: line, Valor: optionalText });

/** The parsed value of a parameter; '' if it cannot be read. */
type Read = { readonly value: string; readonly hasMore?: boolean };
type Reader = (text: string) => Read;

const readAddress: Reader = (text) => ({ value: webAddress(text) });

const readChatAddress: Reader = (text) => {
  const chat = readChat(text);
  return { value: chat?.address ?? '', hasMore: chat?.hasMore ?? false };
};

const readPhoneText: Reader = (text) => {
  const phone = readPhone(text);
  return { value: phone ? canonicalPhone(phone.number) : '', hasMore: phone?.hasMore ?? false };
};

/** The `data` of the parameters call. A relative picture base is resolved against `apiUrl`. */
export function settingsSchema(apiUrl: string, report: Report) {
  return z.pipe(
    z.object({ parametros: listOf('parametros', parameter, report) }),
    z.transform(({ parametros }): ReadSettings => {
      const values = new Map(
        // A line break separates words, and two numbers.
        parametros.map(({ Nombre, Valor }) => [
          Nombre.toUpperCase(),
          cleanSetting(Valor.replace(/[\t\n\r]+/g, ' ')),
        ]),
      );
      const notes: SettingNote[] = [];
      const text = (name: string): string => values.get(name) ?? '';
      const read = (setting: keyof SiteSettings, name: string, reader: Reader, fallback = ''): string => {
        const { value, hasMore } = reader(text(name));
        const used = value || fallback;
        if (text(name) !== '' && (value === '' || hasMore)) {
          notes.push({ setting, parameter: name, value: text(name), used, isRead: value !== '' });
        }
        return used;
      };
      const settings: SiteSettings = {
        address: text('DIRECCIONPRINCIPAL'),
        facebook: read('facebook', 'FACEBOOK', readAddress),
        instagram: read('instagram', 'INSTAGRAM', readAddress),
        tiktok: read('tiktok', 'TIKTOK', readAddress),
        email: text('CORREO'),
        whatsapp: read('whatsapp', 'CANALWHATSAPP', readChatAddress),
        phone: read('phone', 'TELEFONO', readPhoneText),
        footer: text('FOOTER'),
        imageBase: read(
          'imageBase',
          'RUTAIMAGENESARTICULOS',
          (value) => ({ value: folderAddress(value, apiUrl) }),
          `${apiUrl}${FALLBACK_IMAGE_PATH}`,
        ),
      };
      return { settings, notes };
    }),
  );
}
