import { describe, expect, it } from 'vitest';
import { bucketFault, endpointFault } from './store-address';

describe('where an object store listens', () => {
  it.each([
    'https://s3.example.com',
    'https://oss-cn-hangzhou.aliyuncs.com/',
    'http://10.1.2.3:9000',
    'http://[fd00::1]:9000',
    'HTTPS://cos.ap-guangzhou.myqcloud.com',
    'https://files.example.com/s3',
  ])('may be %s', (endpoint) => expect(endpointFault(endpoint)).toBeNull());

  it.each([
    '',
    's3.example.com',
    'ftp://s3.example.com',
    'file:///etc/passwd',
    'https://user:password@s3.example.com',
    'https://s3.example.com?x=1',
    'https://s3.example.com#x',
    'https://s3.example.com/../admin',
    'https://s3.example.com/a/../b',
    'https://s3.example.com\\@127.0.0.1',
    'https://s3.example.com:99999999',
    'https:// s3.example.com',
    'https://s3.example.com\r\nHost: x',
    'https://%31%32%37.0.0.1',
  ])('may not be %j', (endpoint) => expect(endpointFault(endpoint)?.zh).toContain('资源地址格式不正确'));
});

describe('the name of a bucket', () => {
  it.each(['rdm', 'rdm-files', 'rdm.files', 'rdm_test-1250000000'])('may be %s', (bucket) =>
    expect(bucketFault(bucket)).toBeNull(),
  );

  it.each(['', 'ab', '../other', 'a/b', 'a?b', 'a..b', '.ab', 'ab-', 'x'.repeat(64), 'a b'])(
    'may not be %j',
    (bucket) => expect(bucketFault(bucket)?.zh).toContain('空间名应为'),
  );
});
