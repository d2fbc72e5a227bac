/**
 * Series of passports that the special administrative regions issue to Chinese citizens, 9 characters.
 *
 *   K12345678    Hong Kong, with chip from 2007; KJ1234567 the booklet of 48 pages
 *   H12345678    Hong Kong, before 2007 and again the present series
 *   MA1234567    Macao, two letters and 7 digits; MB likewise
 *
 * Source: for Macao its regulation of electronic travel documents, 第20/2009号行政法规 (two letters and seven digits). The
 * letters, and the numbers of Hong Kong, are the series in use: there is no published standard and no check character.
 */
const sarSeries = /^(?:[HK]\d|KJ|M[AB])\d{7}$/i;

export function isSarPassport(typed: string): boolean {
  return sarSeries.test(typed);
}
