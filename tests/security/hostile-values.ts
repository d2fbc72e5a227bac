import fc from 'fast-check';

/** Values known to break databases, templates, spreadsheets, parsers, prototypes and browsers. */
const known = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  'NaN',
  'Infinity',
  '1e999',
  '-1e-999',
  '0x10',
  '9'.repeat(40),
  `-${'9'.repeat(40)}`,
  `0.${'9'.repeat(40)}`,
  '9223372036854775807',
  '9223372036854775808',
  '2147483648',
  '9999999999999999.99',
  '-9999999999999999.99',
  '2024-02-30',
  '0000-00-00',
  '9999-12-31',
  '2024-13-01 25:61:61',
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' or '1'='1",
  "'; drop table entpersonnel; --",
  "E1' union select password from blade_user --",
  '$1',
  '${1+1}',
  '{{7*7}}',
  '%',
  '_',
  '\\',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '&lt;b&gt;',
  '=1+1',
  '=HYPERLINK("http://127.0.0.1","x")',
  '@SUM(A1)',
  '+1',
  '_x000A_',
  '_x0000_',
  '合计',
  '“{value}”',
  '{0}',
  ',',
  '，、；',
  '1,2,,x',
  '\t',
  '\n',
  '\r\n',
  '\0',
  'a\0b',
  '\u0001\u0008\u000b\u001f\u007f\u0085',
  '\u2028\u2029',
  '\ufeff',
  '\ufffe\uffff',
  '\u202eabc',
  '😀👩‍👩‍👧‍👦',
  '\ud800',
  '\udc00x',
  'x\ud83d',
  'ﷺ',
  'İıſ',
] as const;

/** Long texts, each of a shape that makes a careless regular expression slow. */
const long = fc
  .tuple(
    fc.constantFrom('x', '1', '0', ' ', ',', '研', '😀', '\0', '\ud800', '"', '\\', '{', '1,', '-', '.', 'e', '20'),
    fc.constantFrom(201, 4_001, 60_000),
    fc.constantFrom('', 'x', '!', '.'),
  )
  .map(([piece, times, end]) => piece.repeat(times) + end);

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[-+\d.,年月日/ :eET]{1,24}$/) },
  { weight: 1, arbitrary: long },
);

const nested = (depth: number, around: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = around(value);
  return value;
};

const structures = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 4 }),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    [{}],
    { toString: 1 },
    { valueOf: null, toString: null },
    { length: 3 },
    { then: 1 },
    [{ toString: 'x' }],
    nested(3_000, (inner) => [inner]),
    nested(3_000, (inner) => ({ a: inner })),
    Array.from({ length: 2_000 }, (_, index) => index),
  ),
);

/** A value as a JSON body may hold it, of any type whatever the field is. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(0, -1, 1.5, 1e300, -1e300, 5e-324, 2 ** 53, true, false, null),
  },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 2, arbitrary: structures },
);

/** Values that the client's HTTP library accepts for a header; others never reach the server. */
export const hostileHeader = fc.oneof(
  fc.stringMatching(/^[\x20-\x7e]{0,60}$/),
  fc.constantFrom('bearer ', 'bearer x.y.z', 'Basic !!!', 'en', 'zh-CN', 'gzip', 'identity;q=0', '*;q=0', '000000'),
  fc.constantFrom("' or 1=1 --", '%00', '__proto__', 'x'.repeat(4_000), 'br;q=x, gzip;q=-1', 'text/html'),
);
