/** Whether somebody is logged in, read before any store for a few bytes: the main document's token, looked at only. */
import { isRecord } from '#stores/storage/stored-shape.ts';

/** True when `tienda` holds a token. The session's stores check it for real. */
export function hasStoredToken(): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('tienda') ?? 'null');
    return isRecord(stored) && typeof stored['token'] === 'string';
  } catch {
    return false;
  }
}
