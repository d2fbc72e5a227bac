/** The same value, with its plain objects and arrays frozen: whoever changes what others are given as well is told. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
