import { text, type Text } from '../kernel';

/** Without credentials, which would be shown to whoever sees the record, without a query, and without steps upwards. */
const ENDPOINT = /^https?:\/\/(?:\[[\da-f:.]{2,45}\]|[^\s/:?#@,[\]\\%]{1,253})(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*\/?$/i;
/** What is part of an address must not lead elsewhere in it. */
const BUCKET = /^[a-z\d][\w.-]{1,61}[a-z\d]$/i;

const NO_ENDPOINT = text(
  '资源地址格式不正确，请填写如 https://s3.example.com',
  'The address has a wrong form; enter one such as https://s3.example.com',
);
const NO_BUCKET = text(
  '空间名应为3至63个字母、数字、点、横线或下划线',
  'A bucket has 3 to 63 letters, digits, dots, hyphens or underscores',
);

/** What is wrong with where an object store listens. */
export const endpointFault = (endpoint: string): Text | null => (ENDPOINT.test(endpoint) ? null : NO_ENDPOINT);

/** What is wrong with the name of a bucket. */
export const bucketFault = (bucket: string): Text | null =>
  BUCKET.test(bucket) && !bucket.includes('..') ? null : NO_BUCKET;
