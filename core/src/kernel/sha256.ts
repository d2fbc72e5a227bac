/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. FIPS 180-4, 4.2.2 */
const constants = /* @__PURE__ */ roots(64, 1 / 3);
/** First 32 bits of the fractional parts of the square roots of the first 8 primes. FIPS 180-4, 5.3.3 */
const initial = /* @__PURE__ */ roots(8, 1 / 2);

function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (isPrime(candidate)) found.push(candidate);
  }
  return Uint32Array.from(found, (prime) => Math.floor((prime ** power % 1) * 2 ** 32));
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * The SHA-256 digest of bytes as 64 lower-case hexadecimal digits. FIPS 180-4, 6.2. Pure, because the core has no API of
 * a browser or of Node.
 */
export function sha256(bytes: Uint8Array): string {
  const padded = padding(bytes);
  const view = new DataView(padded.buffer);
  const state = Uint32Array.from(initial);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at += 1) schedule[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [schedule[at - 15]!, schedule[at - 2]!];
      const small0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const small1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      schedule[at] = schedule[at - 16]! + small0 + schedule[at - 7]! + small1;
    }
    compress(state, schedule);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** Words are moved one by one: as one assignment of lists it takes four times as long, and workbooks have megabytes. */
function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + big1 + chosen + constants[at]! + schedule[at]!) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  state.set([
    state[0]! + a,
    state[1]! + b,
    state[2]! + c,
    state[3]! + d,
    state[4]! + e,
    state[5]! + f,
    state[6]! + g,
    state[7]! + h,
  ]);
}

/** A one bit, zeros, and the length in bits as 64 bits, up to a multiple of 64 bytes. FIPS 180-4, 5.1.1 */
function padding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  return padded;
}
