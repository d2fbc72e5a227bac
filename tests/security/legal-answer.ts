import { expect } from 'vitest';
import type { WireAnswer } from '../contract/wire-caller';

const JSON_TYPE = 'application/json;charset=UTF-8';
const INSIDE =
  /node_modules|\bat \S+:\d+|\.(ts|js):\d+|rdm_app|pg_|violates|syntax error|relation "|Error:|FST_|\bnull value\b/i;
/** Three words at least, the first with a capital letter or quoted. */
const ENGLISH = /^[A-Z“]\S*(?: \S+){2}/;
const CHINESE = /[\u4e00-\u9fff]/;
/** Removes what a sentence repeats of the request: text in quotation marks or after the colon of a parameter. */
const said = (sentence: string) => sentence.replace(/“[\s\S]*”/gu, '').replace(/[:：][\s\S]*$/u, '');

/** Either the requested result, or a refusal in one sentence of the product's own that reveals no internals. */
export function expectLegalAnswer({ status, headers, body, text }: WireAnswer): void {
  const type = headers.get('content-type');
  if (status === 200) {
    // Any other type is a file, sent with its name.
    if (type !== JSON_TYPE) expect(headers.get('content-disposition')).toMatch(/^(attachment|inline);/);
    // Tokens and captchas have no envelope.
    if (type === JSON_TYPE && body.code !== undefined) expect(body).toMatchObject({ code: 200, success: true });
    return;
  }
  expect(status, text.slice(0, 500)).toBeGreaterThanOrEqual(400);
  expect(status, text.slice(0, 500)).toBeLessThan(500);
  expect(type).toBe(JSON_TYPE);
  expect(body).toMatchObject({ code: status, success: false });
  expect(body.msg.length).toBeGreaterThan(3);
  // The length is limited, however much was sent.
  expect(body.msg.length).toBeLessThan(400);
  expect(said(body.msg)).not.toMatch(INSIDE);
  if (!ENGLISH.test(body.msg)) expect(body.msg).toMatch(CHINESE);
}
