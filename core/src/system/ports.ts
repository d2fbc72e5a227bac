/** Until when the tenant may use the product, and whether it still tries it. */
export interface TermInfo {
  /** 0 trial, 1 formal */
  readonly activate: 0 | 1;
  /** `yyyy-MM-dd HH:mm:ss`; empty where it does not end. */
  readonly expireTime: string;
}

/** What the program tells of itself and of the tenant. */
export interface SystemPort {
  termInfo(): Promise<TermInfo>;
}
