import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@rdm/core/internal/kernel';

/** The language of refusals, as the browser asks for it. */
export const languageOf = (headers: IncomingHttpHeaders): Language =>
  /^en/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh';
