import { digits } from '@rdm/core/testing';
import { joined, oneOf, type Draft } from './draft';

/** E-mail addresses: RFC 5321 and 5322. */
export const emails: readonly Draft[] = [
  {
    input: 'plain',
    made: joined(oneOf('wang.', 'li+', 'zhang_', ''), digits(6), oneOf('@qq.com', '@example.com.cn', '@a-b.org')),
    right: 'takes',
    why: 'RFC 5321',
    measuredAs: 'valid',
  },
  {
    input: 'host in xn--',
    made: digits(6).map((name) => `${name}@xn--fiq228c.xn--fiqs8s`),
    right: 'takes',
    why: 'RFC 5890, the ASCII form',
  },
  {
    input: 'without a dot in the host',
    made: digits(6).map((name) => `wang${name}@localhost`),
    right: 'refuses',
    why: 'no public host',
    measuredAs: 'invalid',
  },
  {
    input: 'two dots, dot at an end',
    made: joined(digits(6), oneOf('..b@c.cn', '.@b.cn', '@b..cn', '@.b.cn')),
    right: 'refuses',
    why: 'RFC 5322 §3.2.3',
  },
  {
    input: 'hyphen at an end of a label',
    made: joined(digits(6), oneOf('@-b.cn', '@b-.cn')),
    right: 'refuses',
    why: 'RFC 1123 §2.1',
  },
  {
    input: 'top level a letter and a digit',
    made: joined(digits(6), oneOf('@b.c1', '@b.123')),
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
    made: joined(oneOf('"a ', '"'), digits(6), oneOf('"@c.cn')),
    right: 'takes',
    why: 'RFC 5321 §4.1.2 has it, and advises against it',
  },
  {
    input: 'Chinese local part',
    made: joined(oneOf('王', '张三'), digits(6), oneOf('@c.cn', '@example.com.cn')),
    right: 'takes',
    why: 'RFC 6531, where every host on the way can',
  },
  {
    input: 'full width',
    made: joined(oneOf('ａ', 'a'), digits(6), oneOf('＠b.cn', '@ｂ.cn')),
    right: 'open',
    why: 'a choice: stored is the plain address',
  },
];
