import * as v from 'valibot';
import { httpAddress, variableGroup } from './variable-group';

/** An S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export const readS3 = variableGroup({
  use: { zh: '使用 S3 存储', en: 'For the S3 store' },
  variables: {
    RDM_S3_ENDPOINT: httpAddress('RDM_S3_ENDPOINT', 'https://s3.example.com'),
    RDM_S3_BUCKET: v.pipe(
      v.string(),
      v.regex(/^[\w.-]{3,63}$/, 'RDM_S3_BUCKET 不是桶的名称 / RDM_S3_BUCKET must be the name of a bucket.'),
    ),
    RDM_S3_ACCESS_KEY: v.string(),
    RDM_S3_SECRET_KEY: v.string(),
    // Most self-hosted stores have none.
    RDM_S3_REGION: v.optional(v.string(), 'us-east-1'),
  },
  settings: (given): S3Settings => ({
    endpoint: given.RDM_S3_ENDPOINT,
    bucket: given.RDM_S3_BUCKET,
    accessKey: given.RDM_S3_ACCESS_KEY,
    secretKey: given.RDM_S3_SECRET_KEY,
    region: given.RDM_S3_REGION,
  }),
});
