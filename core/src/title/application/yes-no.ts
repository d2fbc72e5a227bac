/** 是 of the dictionary `yes_no`. */
const YES = '2';

/** The answer a field of yes and no holds; null where it is not given. */
export function isYes(value: unknown): boolean | null {
  if (value === null || value === undefined || value === '') return null;
  return value === YES;
}
