/**
 * Area codes 长途区号 of mainland China, without the trunk prefix 0 before them.
 *
 *   10           Beijing
 *   2x           Guangzhou 20, Shanghai 21, Tianjin 22, Chongqing 23, Shenyang 24, Nanjing 25, Wuhan 27, Chengdu 28, Xi'an 29
 *   3xx … 9xx    other cities and prefectures
 *
 * Source: 电信网编号计划 (2017年版, 工信部) for the structure; its list of codes has not been compared. A code is listed when
 * two of three public lists have it: the pattern of fixed lines and the place names of libphonenumber 8.12.57, and a list
 * in public source code from before 2009. So 396, 976, 977 and 992 are taken though the oldest lacks them, 335, 349, 580
 * and 701 though the place names lack them; 978 (in one list) and 565, 732, 733 (merged into 551 in 2012 and into 731 in
 * 2009) are not. 410, 413 and 414, merged into 24, still stand in all three. Facts only.
 */
const longCodes: Readonly<Record<string, string>> = {
  31: '0123456789',
  33: '5',
  34: '9',
  35: '0123456789',
  37: '0123456789',
  39: '1234568',
  41: '0123456789',
  42: '179',
  43: '123456789',
  45: '123456789',
  46: '4789',
  47: '0123456789',
  48: '23',
  51: '0123456789',
  52: '37',
  53: '0123456789',
  54: '36',
  55: '0123456789',
  56: '12346',
  57: '0123456789',
  58: '0',
  59: '123456789',
  63: '12345',
  66: '0238',
  69: '12',
  70: '1',
  71: '0123456789',
  72: '248',
  73: '01456789',
  74: '3456',
  75: '0123456789',
  76: '023689',
  77: '0123456789',
  79: '0123456789',
  80: '7',
  81: '23678',
  82: '567',
  83: '0123456789',
  85: '123456789',
  87: '0123456789',
  88: '3678',
  89: '12345678',
  90: '123689',
  91: '12345679',
  93: '0123456789',
  94: '13',
  95: '12345',
  97: '012345679',
  99: '0123456789',
};

const shortCodes = ['10', '20', '21', '22', '23', '24', '25', '27', '28', '29'];

/** Whether 2 or 3 digits are an area code. */
export function isAreaCode(code: string): boolean {
  if (code.length === 2) return shortCodes.includes(code);
  return code.length === 3 && (longCodes[code.slice(0, 2)]?.includes(code.charAt(2)) ?? false);
}
