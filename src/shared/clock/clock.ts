/** Whether the device's clock can be believed (decision 64, Device clock). */

/** How far it may be from the server's: time zones and drift, but no wrong day (milliseconds). */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** Whether the two differ by more than one day. */
export function isClockOff(device: Date, server: Date): boolean {
  return Math.abs(device.getTime() - server.getTime()) > TOLERANCE_MS;
}
