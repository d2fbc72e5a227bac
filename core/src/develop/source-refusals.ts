import { faults, Refusal, text, type Text } from '../kernel';
import { hostRefusals } from '../system';
import type { SourceAnswer, SourceFailure } from './driven';

/**
 * The messages for a data source that cannot be used. A service that is not PostgreSQL and a closed port give the same
 * message, so that the call cannot be used as a port scanner.
 */
const sentences: Readonly<Record<SourceFailure, Text>> = {
  ...hostRefusals,
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

/** The value of an answer; refuses with the message of its failure. */
export function valueOf<T>(answer: SourceAnswer<T>): T {
  if (!answer.ok) throw new Refusal(faults.invalid(sentences[answer.failure]));
  return answer.value;
}
