import fc from 'fast-check';
import { digits } from '@rdm/core/testing';
import { oneOf, type Draft } from './draft';

/** E-mail addresses: RFC 5321 and 5322. */
export const emails: readonly Draft[] = [
  {
    input: 'plain',
    made: fc.tuple(digits(4), oneOf('qq.com', 'example.com.cn')).map(([name, host]) => `wang.${name}@${host}`),
    right: 'takes',
    why: 'RFC 5321',
    measuredAs: 'valid',
  },
  { input: 'host in xn--', made: oneOf('a@xn--fiq228c.xn--fiqs8s'), right: 'takes', why: 'RFC 5890, the ASCII form' },
  {
    input: 'without a dot in the host',
    made: digits(4).map((name) => `wang${name}@localhost`),
    right: 'refuses',
    why: 'no public host',
    measuredAs: 'invalid',
  },
  {
    input: 'two dots, dot at an end',
    made: oneOf('a..b@c.cn', '.a@b.cn', 'a.@b.cn', 'a@b..cn'),
    right: 'refuses',
    why: 'RFC 5322 §3.2.3',
  },
  { input: 'hyphen at an end of a label', made: oneOf('a@-b.cn', 'a@b-.cn'), right: 'refuses', why: 'RFC 1123 §2.1' },
  {
    input: 'top level a letter and a digit',
    made: oneOf('a@b.c1', 'a@b.123'),
    right: 'refuses',
    why: 'RFC 1123 §2.1: it is alphabetic',
  },
  {
    input: 'local part of 65',
    made: digits(65).map((name) => `${name}@b.cn`),
    right: 'refuses',
    why: 'RFC 5321 §4.5.3.1.1: 64',
  },
  {
    input: 'quoted local part',
    made: oneOf('"a b"@c.cn', '"a"@c.cn'),
    right: 'takes',
    why: 'RFC 5321 §4.1.2 has it, and advises against it',
  },
  {
    input: 'Chinese local part',
    made: oneOf('王@c.cn', '张三@example.com.cn'),
    right: 'takes',
    why: 'RFC 6531, where every host on the way can',
  },
  {
    input: 'full width',
    made: oneOf('ａ@b.cn', 'a＠b.cn'),
    right: 'open',
    why: 'a choice: stored is the plain address',
  },
];
