/**
 * The check character of a patent application number: ZC 0006-2003 专利申请号标准 (校验位), and before it of the 8-digit
 * number.
 *
 * The digits from the left times 2 3 4 5 6 7 8 9 and again 2 3 4 5, added, modulo 11; 10 is written X.
 *
 * 11 is prime and no weight is 0, so every single wrong digit is detected; adjacent weights differ, so every exchange of
 * two different adjacent digits is detected too. Weights repeat after eight places: an exchange of digits eight places
 * apart is not detected.
 */
export function patentCheck(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) sum += (digits.charCodeAt(place) - 48) * (2 + (place % 8));
  return '0123456789X'.charAt(sum % 11);
}
