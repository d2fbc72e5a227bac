import { Refusal } from '@rdm/core/internal/kernel';
import { diskFull } from '@rdm/postgres';
import { describe, expect, it } from 'vitest';
import { startReason } from './start-reason';

const embedded = { port: 80, host: '127.0.0.1', dataDirectory: '/srv/data', databaseUrl: null };
const onServer = { ...embedded, databaseUrl: 'postgres://127.0.0.1/rdm' };
const failing = (properties: object, message = 'failed') => Object.assign(new Error(message), properties);

describe('the reason of a failed start', () => {
  it.each([
    [{ code: 'EADDRINUSE', syscall: 'listen' }, 'Port 80 is taken; choose another PORT.'],
    [{ code: 'EACCES', syscall: 'listen' }, 'Port 80 may not be used by this account; choose another PORT.'],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, 'HOST=127.0.0.1 is no address of this machine; correct HOST.'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'HOST=127.0.0.1 is no address of this machine; correct HOST.'],
    [{ code: 'EACCES', syscall: 'mkdir' }, '/srv/data cannot be written; check its permissions or set RDM_DATA_DIR.'],
    [{ code: 'ENOTDIR', syscall: 'mkdir' }, '/srv/data cannot be written; check its permissions or set RDM_DATA_DIR.'],
    [{ code: 'ENOSPC', syscall: 'write' }, 'The disk is full; make room and start again, nothing is damaged.'],
  ])('%j is one sentence', (properties, sentence) => {
    const reason = startReason(failing(properties), embedded);
    expect(reason.split(' / ')[1]).toBe(sentence);
    expect(reason).not.toContain('\n');
  });

  it.each([
    [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'The server of DATABASE_URL cannot be reached'],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'The server of DATABASE_URL cannot be reached'],
    [{ code: '28P01' }, 'The user or password of DATABASE_URL is refused'],
    [{ code: '3D000' }, 'The database of DATABASE_URL does not exist'],
    [{ code: '42501' }, 'may not create tables and roles'],
    [{ code: '53300' }, 'The database has no connection left'],
  ])('%j of a database server is one sentence', (properties, sentence) => {
    expect(startReason(failing(properties), onServer)).toContain(sentence);
  });

  it('names the option of a command instead of the variable', () => {
    const reason = startReason(failing({ code: '28P01' }), onServer, '--to');
    expect(reason).toContain('The user or password of --to is refused.');
    expect(reason).not.toContain('DATABASE_URL');
  });

  it('of a refusal is its sentence', () => {
    expect(startReason(new Refusal(diskFull()), embedded)).toMatch(
      /^服务器磁盘空间不足.* \/ The disk of the server is full/,
    );
  });

  it('is the whole stack for a fault of the program', () => {
    expect(startReason(failing({}, 'a bug'), embedded)).toMatch(/a bug\n\s+at /);
    expect(startReason('odd', embedded)).toBe('odd');
  });
});
