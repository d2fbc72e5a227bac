/** An error response of an S3-compatible store. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    /** The store's error code, e.g. `NoSuchBucket`; empty where the server is no such store. */
    readonly code: string,
    task: string,
  ) {
    super(`The file store did not ${task} a file: HTTP ${status}${code && ` ${code}`}`);
    this.name = 'S3Error';
  }
}
