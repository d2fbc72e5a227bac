import { text, type Text } from '../kernel';

/** No credentials, because they would be shown to everyone who may see the record; no query, and no `..` segments. */
const ENDPOINT = /^https?:\/\/(?:\[[\da-f:.]{2,45}\]|[^\s/:?#@,[\]\\%]{1,253})(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*\/?$/i;
/** The bucket becomes part of a URL and must not change where it leads. */
const BUCKET = /^[a-z\d][\w.-]{1,61}[a-z\d]$/i;

const NO_ENDPOINT = text(
  '资源地址格式不正确，请填写如 https://s3.example.com',
  'The address has a wrong form; enter one such as https://s3.example.com',
);
const NO_BUCKET = text(
  '空间名应为3至63个字母、数字、点、横线或下划线',
  'A bucket has 3 to 63 letters, digits, dots, hyphens or underscores',
);

/** What is wrong with the endpoint of an object store, or null. */
export const endpointFault = (endpoint: string): Text | null => (ENDPOINT.test(endpoint) ? null : NO_ENDPOINT);

/** What is wrong with the name of a bucket, or null. */
export const bucketFault = (bucket: string): Text | null =>
  BUCKET.test(bucket) && !bucket.includes('..') ? null : NO_BUCKET;
