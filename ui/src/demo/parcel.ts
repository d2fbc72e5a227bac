/**
 * A copy that can be sent to a worker, because screens pass observable objects, which cannot. Like JSON it drops
 * `undefined`, unlike JSON it keeps bytes. Functions and abort signals are dropped.
 */
export function parcel(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => parcel(each) ?? null);
  const sent = Object.entries(value).filter(([, each]) => each !== undefined && !staysBehind(each));
  return Object.fromEntries(sent.map(([name, each]) => [name, parcel(each)]));
}

const staysBehind = (value: unknown) => typeof value === 'function' || value instanceof AbortSignal;
