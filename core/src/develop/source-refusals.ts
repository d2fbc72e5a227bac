import { faults, Refusal, text, type Text } from '../kernel';
import type { SourceAnswer, SourceFailure } from './driven';

/**
 * What is said where a data source cannot be used. What listens at an address and is no PostgreSQL is not told apart
 * from nothing that listens: the program is no scanner of networks.
 */
const sentences: Readonly<Record<SourceFailure, Text>> = {
  refusedHost: text(
    '不允许连接该主机，内网主机须由运维人员加入 RDM_DATASOURCE_HOSTS',
    'This host must not be reached; for one of a private network the operator adds it to RDM_DATASOURCE_HOSTS',
  ),
  unknownHost: text('找不到该主机，请检查连接地址', 'The host was not found; check the address'),
  noAnswer: text(
    '该地址没有 PostgreSQL 应答，请检查主机、端口和防火墙',
    'No PostgreSQL answers at this address; check host, port and firewall',
  ),
  signIn: text(
    '用户名或密码不正确，或不允许其登录',
    'User name or password are wrong, or the server does not let them in',
  ),
  noDatabase: text('服务器上没有该数据库', 'The server has no such database'),
  encryption: text(
    '无法建立所要求的加密连接，请检查 sslmode 和服务器证书',
    'The encrypted connection asked for cannot be made; check sslmode and the certificate of the server',
  ),
  refusedByServer: text('数据库拒绝了该操作，请检查用户的权限', 'The database refused; check what the user may do'),
};

/** The value of an answer; refuses with the sentence of its failure. */
export function valueOf<T>(answer: SourceAnswer<T>): T {
  if (!answer.ok) throw new Refusal(faults.invalid(sentences[answer.failure]));
  return answer.value;
}
