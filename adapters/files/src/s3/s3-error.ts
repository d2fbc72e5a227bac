/** What an S3-compatible store said in place of doing what it was asked. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    /** Its own word for it, e.g. `NoSuchBucket`; empty where what answers is no such store. */
    readonly code: string,
    task: string,
  ) {
    super(`The file store did not ${task} a file: HTTP ${status}${code && ` ${code}`}`);
    this.name = 'S3Error';
  }
}
