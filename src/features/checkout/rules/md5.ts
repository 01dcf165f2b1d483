/** MD5 (RFC 1321) of a text in UTF-8, for fingerprints of other systems (contract, Card provider). Not for security. */

/** Left rotations of each round. */
const ROTATIONS: readonly (readonly number[])[] = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
/** The constants: the integer part of 2³² × |sin(i)|. */
const SINES = Uint32Array.from({ length: 64 }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32);

type State = readonly [number, number, number, number];
const START: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

/** Pads the message to blocks of 64 bytes, with its length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const block = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(block.length - 8, (bytes.length * 8) >>> 0, true);
  view.setUint32(block.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  return view;
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** Mixes three registers, and selects the word of the block. */
function mix(step: number, [, b, c, d]: State): readonly [value: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(b & d) | (c & ~d), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}

function digestBlock(state: State, view: DataView, offset: number): State {
  let now = state;
  for (let step = 0; step < 64; step += 1) {
    const [a, b, c, d] = now;
    const [value, word] = mix(step, now);
    const sum = (a + value + (SINES[step] ?? 0) + view.getUint32(offset + word * 4, true)) | 0;
    const bits = ROTATIONS[step >> 4]?.[step % 4] ?? 0;
    now = [d, (b + rotate(sum, bits)) | 0, b, c];
  }
  return [state[0] + now[0], state[1] + now[1], state[2] + now[2], state[3] + now[3]];
}

/** The digest in lower-case hex. */
export function md5(text: string): string {
  const view = padded(text);
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += 64) state = digestBlock(state, view, offset);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, register] of state.entries()) digest.setUint32(index * 4, register >>> 0, true);
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
