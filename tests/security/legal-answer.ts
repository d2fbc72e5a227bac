import { expect } from 'vitest';
import type { WireAnswer } from '../contract/wire-caller';

const JSON_TYPE = 'application/json;charset=UTF-8';
const INSIDE =
  /node_modules|\bat \S+:\d+|\.(ts|js):\d+|rdm_app|pg_|violates|syntax error|relation "|Error:|FST_|\bnull value\b/i;
/** Three words at least, the first with a capital letter or quoted. */
const ENGLISH = /^[A-Z“]\S*(?: \S+){2}/;
const CHINESE = /[\u4e00-\u9fff]/;
/** What a sentence repeats of the request stands in quotation marks or behind the colon of a parameter. */
const said = (sentence: string) => sentence.replace(/“[\s\S]*”/gu, '').replace(/[:：][\s\S]*$/u, '');

/** Either what was asked for, or a refusal in one sentence of the product's own that tells nothing of its inside. */
export function expectLegalAnswer({ status, headers, body, text }: WireAnswer): void {
  const type = headers.get('content-type');
  if (status === 200) {
    // Anything else is a file, which comes with its name.
    if (type !== JSON_TYPE) expect(headers.get('content-disposition')).toMatch(/^(attachment|inline);/);
    // Tokens and captchas come bare.
    if (type === JSON_TYPE && body.code !== undefined) expect(body).toMatchObject({ code: 200, success: true });
    return;
  }
  expect(status, text.slice(0, 500)).toBeGreaterThanOrEqual(400);
  expect(status, text.slice(0, 500)).toBeLessThan(500);
  expect(type).toBe(JSON_TYPE);
  expect(body).toMatchObject({ code: status, success: false });
  expect(body.msg.length).toBeGreaterThan(3);
  // No sentence is longer, however much was sent.
  expect(body.msg.length).toBeLessThan(400);
  expect(said(body.msg)).not.toMatch(INSIDE);
  if (!ENGLISH.test(body.msg)) expect(body.msg).toMatch(CHINESE);
}
