// The browser's own SHA-256 is there only on https and localhost; a tablet in the same room comes by plain http.

/** The SHA-256 of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(ROOTS_OF_TWO);
  const words = padded(bytes);
  for (let at = 0; at < words.length; at += 16) mix(state, words.subarray(at, at + 16));
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const PRIMES = primes(64);
const K = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const ROOTS_OF_TWO = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function padded(bytes: Uint8Array): Uint32Array {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const block = new DataView(new ArrayBuffer(length));
  for (const [at, byte] of bytes.entries()) block.setUint8(at, byte);
  block.setUint8(bytes.length, 0x80);
  block.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  block.setUint32(length - 4, bytes.length << 3);
  return Uint32Array.from({ length: length / 4 }, (_, at) => block.getUint32(4 * at));
}

function mix(state: Uint32Array, block: Uint32Array): void {
  const w = new Uint32Array(64);
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const near = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const far = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + near + w[i - 7]! + far;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits after the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
