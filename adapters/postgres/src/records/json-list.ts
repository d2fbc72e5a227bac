/**
 * A JSON list of the values, each JSON itself, as the bytes that are sent. A text of a thousand rows is megabytes, which
 * V8 keeps among its old objects until it sweeps all of them; rows that are put into bytes one by one are gone at once.
 */
export function jsonList(values: readonly string[]): Buffer {
  const length = values.reduce((sum, value) => sum + Buffer.byteLength(value) + 1, 1);
  const bytes = Buffer.allocUnsafe(Math.max(length, 2));
  let at = bytes.write('[');
  for (const value of values) {
    at += bytes.write(value, at);
    at += bytes.write(',', at);
  }
  bytes.write(']', Math.max(at - 1, 1));
  return bytes;
}
