import { faults, Refusal, text, type ArchiveWriter } from '../../kernel';
import { existing, type Call } from '../../records';
import type { SecretKeeper } from '../../system';
import { dataSource } from '../data-source';
import type { DevelopTools, SourceConnection } from '../driven';
import { readSourceAddress } from '../source-address';

const NOT_HERE = text(
  '此环境不能连接外部数据库，请在服务器版本中使用',
  'Databases of others cannot be reached here; use the product on a server',
);
const UNREADABLE = text(
  '已保存的密码无法解开，请重新填写密码',
  'The stored password cannot be opened; enter the password again',
);

/** Services the developer calls need beside the records. */
export interface DevelopServices {
  /** Absent where external databases cannot be reached. */
  readonly developTools: DevelopTools | undefined;
  readonly secrets: SecretKeeper;
  readonly archiveWriter: ArchiveWriter;
}

/** The developer tools; refuses where they are not offered. */
export function presentTools({ developTools }: DevelopServices): DevelopTools {
  if (!developTools) throw new Refusal(faults.invalid(NOT_HERE));
  return developTools;
}

/** Everything a connection needs, with the password decrypted. */
export async function connectionTo(
  call: Call,
  id: string,
  { secrets }: Pick<DevelopServices, 'secrets'>,
): Promise<SourceConnection> {
  const { driverClass, url, username, password: sealed } = await existing(call, dataSource, id);
  const read = readSourceAddress(driverClass ?? '', url ?? '');
  if (!read.ok) throw new Refusal(faults.invalid(read.message));
  const password = sealed === null ? '' : await secrets.open(sealed);
  if (password === null) throw new Refusal(faults.invalid(UNREADABLE));
  return { ...read.address, username: username ?? '', password };
}
