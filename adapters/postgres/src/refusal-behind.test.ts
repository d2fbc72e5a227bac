import { Refusal } from '@rdm/core/internal/kernel';
import { describe, expect, it } from 'vitest';
import { refusalBehind } from './refusal-behind';
import { DiskFailure } from './embedded/disk-failure';

const failing = (properties: object) => Object.assign(new Error('failed'), properties);

describe('A full disk', () => {
  it.each([
    ['a server that cannot grow a file', failing({ code: '53100' })],
    ['a database that is only read for now', failing({ code: '25006' })],
    ['an engine stopped for lack of space', new DiskFailure('data', failing({ code: 'ENOSPC' }))],
    ['an engine stopped by the quota of its account', new DiskFailure('data', failing({ code: 'EDQUOT' }))],
  ])('is told in one sentence: %s', (_, error) => {
    const refusal = refusalBehind(error) as Refusal;
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.fault).toMatchObject({ code: 503, name: 'DISK_FULL' });
    expect(refusal.fault.message.zh).toMatch(/^[^。]*磁盘空间不足[^。]*重试$/);
    expect(refusal.fault.message.en).toMatch(/^The disk of the server is full[^.]*try again$/);
  });

  it.each([
    ['a key that is taken', failing({ code: '23505' })],
    ['a disk that is broken', new DiskFailure('data', failing({ code: 'EIO' }))],
    ['what is no error at all', undefined],
  ])('is not blamed for %s', (_, error) => {
    expect(refusalBehind(error)).toBe(error);
  });
});
