import { expect, it } from 'vitest';
import { documentKind } from './document-kind';

it.each([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/svg+xml', 'other'],
  ['text/html', 'other'],
  ['application/msword', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('%s is looked at as %s', (type, kind) => expect(documentKind(type)).toBe(kind));
