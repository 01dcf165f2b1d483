/** Colours as `#rrggbb`, from the two fields of services (contract, GET items/menu: Hex, Rgb). */

const RGB = /^(?:rgb\()?\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)?$/i;

/** `#rrggbb` in lower case from `Hex` (`#ABC`, `aabbcc` …), else from `Rgb` (`1,2,3`), else ''. */
export function hexColor(hex: string, rgb: string): string {
  return fromHex(hex) ?? fromRgb(rgb) ?? '';
}

function fromHex(hex: string): string | undefined {
  const digits = hex.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
}

function fromRgb(rgb: string): string | undefined {
  const parts = RGB.exec(rgb)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
