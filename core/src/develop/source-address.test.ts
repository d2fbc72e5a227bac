import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialsIn, POSTGRES_DRIVER, readSourceAddress } from './source-address';

const read = (url: string) => readSourceAddress(POSTGRES_DRIVER, url);
const usual = { host: 'db.example.com', port: 5432, database: 'rdm', schema: 'public', encryption: 'none' };

describe('the address of a data source', () => {
  it.each([
    ['jdbc:postgresql://db.example.com:5432/rdm', usual],
    ['postgresql://db.example.com/rdm', usual],
    ['postgres://DB.example.com/rdm', usual],
    [' jdbc:postgresql://db.example.com:6543/rdm?stringtype=unspecified ', { ...usual, port: 6543 }],
    ['jdbc:postgresql://10.0.0.8/rdm', { ...usual, host: '10.0.0.8' }],
    ['jdbc:postgresql://[::1]:5432/rdm', { ...usual, host: '::1' }],
    ['jdbc:postgresql://db.example.com/rdm?currentSchema=desk,public', { ...usual, schema: 'desk' }],
    ['jdbc:postgresql://db.example.com/%E7%A0%94%E5%8F%91', { ...usual, database: '研发' }],
    ['jdbc:postgresql://db.example.com/rdm?sslmode=require', { ...usual, encryption: 'encrypted' }],
    ['jdbc:postgresql://db.example.com/rdm?sslmode=verify-full', { ...usual, encryption: 'verified' }],
    ['jdbc:postgresql://db.example.com/rdm?ssl=true', { ...usual, encryption: 'verified' }],
    ['jdbc:postgresql://db.example.com/rdm?ssl=true&sslmode=disable', usual],
  ])('is read from %s', (url, address) => expect(read(url)).toEqual({ ok: true, address }));

  it.each([
    '',
    'db.example.com:5432/rdm',
    'http://db.example.com/rdm',
    'jdbc:postgresql://db.example.com',
    'jdbc:postgresql://db.example.com/',
    'jdbc:postgresql:///rdm',
    'jdbc:postgresql://one,two/rdm',
    'jdbc:postgresql://one:5432,two:5432/rdm',
    'jdbc:postgresql://db.example.com:0/rdm',
    'jdbc:postgresql://db.example.com:65536/rdm',
    'jdbc:postgresql://db.example.com/%00',
    'jdbc:postgresql://db.example.com/%',
    'jdbc:postgresql://%2Frun%2Fpostgresql/..',
    'jdbc:mysql://db.example.com/rdm',
  ])('is not %j', (url) => {
    const answer = read(url);
    // A host with a percent sign is a name that does not resolve; it must not become the path of a socket.
    if (answer.ok) expect(answer.address.host).not.toContain('/');
    else expect(answer.message.zh).toBe('连接地址格式不正确，请填写如 jdbc:postgresql://主机:5432/数据库');
  });

  it('of another driver is refused by the name of the driver', () => {
    expect(readSourceAddress('com.mysql.cj.jdbc.Driver', 'jdbc:mysql://db/rdm')).toEqual({
      ok: false,
      message: {
        zh: '只支持 PostgreSQL（org.postgresql.Driver），不支持驱动 com.mysql.cj.jdbc.Driver',
        en: 'Only PostgreSQL (org.postgresql.Driver) can be reached, not the driver com.mysql.cj.jdbc.Driver',
      },
    });
  });

  it.each([
    'jdbc:postgresql://me:secret@db/rdm',
    'jdbc:postgresql://me@db/rdm',
    'jdbc:postgresql://db/rdm?user=me&password=secret',
    'jdbc:mysql://db/rdm?characterEncoding=utf8&password=secret',
    'jdbc:sqlserver://db;PWD=secret',
  ])('holds no user name or password, as %s does', (url) => {
    expect(credentialsIn(url)?.zh).toBe('连接地址中不能含用户名或密码，请填写在各自的栏目里');
  });

  it('never throws, and is quick about whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (driver, url) => {
        const answer = readSourceAddress(driver, url);
        expect(answer.ok || answer.message.zh.length > 0).toBe(true);
        expect(typeof read(`jdbc:postgresql://${url}`).ok).toBe('boolean');
      }),
    );
    for (const piece of ['a', ':', '/', '@', '%', '?a=', 'jdbc:', '.']) {
      expect(typeof read(`jdbc:postgresql://${piece.repeat(300_000)}`).ok).toBe('boolean');
      credentialsIn(piece.repeat(300_000));
    }
  });
});
