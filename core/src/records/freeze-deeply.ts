/** Freezes a value with all its plain objects and arrays, and tells how many values they hold. */
export function freezeDeeply(value: unknown): number {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return 1;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return 1;
  Object.freeze(value);
  return Object.values(value).reduce((total: number, part) => total + freezeDeeply(part), 1);
}
