import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('hands the bytes to the browser under their name and lets go of them', async () => {
  vi.useFakeTimers();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  download({ name: '薪酬.xlsx', type: 'text/plain', bytes: new Uint8Array([52, 50]) });
  expect(clicked).toEqual(['薪酬.xlsx blob:1']);
  expect(await blobs[0]!.text()).toBe('42');
  expect(document.querySelector('a')).toBeNull();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
