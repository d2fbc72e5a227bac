import { text, type Text } from '../kernel';
import { hostRefusals, type HostFailure } from '../system';
import type { FileStore } from './driven';

/** Connection settings of an object store of a tenant. */
export interface StoreSettings {
  /** A key of the system dictionary `oss`. */
  readonly category: string;
  /** e.g. `https://s3.example.com` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Empty where the store has none. */
  readonly region: string;
}

/** Why an object store could not be used. Responses of other services are not disclosed, not even their existence. */
export type StoreFailure =
  | HostFailure
  | 'notHere'
  | 'noKeys'
  | 'sealedKeys'
  | 'wrongAddress'
  | 'noAnswer'
  | 'elsewhere'
  | 'noBucket'
  | 'denied'
  | 'notKept';

/** An object store could not be used; partial results must be discarded. */
export class StoreFailed extends Error {
  constructor(
    readonly failure: StoreFailure,
    options?: ErrorOptions,
  ) {
    super(`The object store cannot be used: ${failure}`, options);
    this.name = 'StoreFailed';
  }
}

/** Opens object stores of tenants: only on hosts the server may connect to, and without following redirects. */
export interface ObjectStores {
  /** Lazy: connects on the first call of the store, which may throw `StoreFailed`. */
  open(settings: StoreSettings): FileStore;
}

/** Messages for the administrator who sets up a store. */
export const storeRefusals: Readonly<Record<StoreFailure, Text>> = {
  ...hostRefusals,
  notHere: text(
    '此环境不能连接对象存储，请在服务器版本中使用',
    'Object stores cannot be reached here; use the product on a server',
  ),
  noKeys: text('请先填写 accessKey 和 secretKey', 'Enter the access key and the secret key first'),
  sealedKeys: text(
    '已保存的密钥无法解开，请重新填写 accessKey 和 secretKey',
    'The stored keys cannot be opened; enter the access key and the secret key again',
  ),
  wrongAddress: text('资源地址或空间名格式不正确，请更正', 'The address or the bucket has a wrong form; correct it'),
  noAnswer: text(
    '该地址没有对象存储应答，请检查资源地址、端口和防火墙',
    'No object store answers at this address; check host, port and firewall',
  ),
  elsewhere: text(
    '对象存储要求改用其他地址，请检查资源地址和 region',
    'The object store asks for another address; check the address and the region',
  ),
  noBucket: text('对象存储中没有该空间，请检查空间名', 'The object store has no such bucket; check its name'),
  denied: text(
    '对象存储拒绝访问，请检查 accessKey、secretKey、region 和空间的读写权限',
    'The object store refuses; check the access key, the secret key, the region and the rights to the bucket',
  ),
  notKept: text(
    '对象存储没有留住试写的文件，请检查空间的设置',
    'The object store did not keep the file it was tried with; check the settings of the bucket',
  ),
};
