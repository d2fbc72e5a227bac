import { text } from '@rdm/core/internal/kernel';
import { describe, expect, test, vi } from 'vitest';
import { UploadQueue, type Sending } from './UploadQueue';

const rule = { accept: ['.pdf', '.jpg'], maxMegabytes: 30 };
const file = (name: string, size = 10, lastModified = 1) => {
  const made = new File(['x'], name, { lastModified });
  return Object.defineProperty(made, 'size', { value: size });
};

/** A queue whose uploads the test completes or fails explicitly. */
function open({ count = 0, limit = 10 } = {}) {
  const sent: { file: File; sending: Sending; arrive: () => void; fail: (reason: unknown) => void }[] = [];
  const queue = new UploadQueue({
    rule,
    limit,
    count: () => count,
    send: (given, sending) =>
      new Promise<void>((resolve, reject) => sent.push({ file: given, sending, arrive: resolve, fail: reject })),
    faultOf: (error) => ({ message: text(String(error), String(error)), canRetry: error !== 'never' }),
  });
  const states = () => queue.uploads.map((upload) => `${upload.file.name} ${upload.state}`);
  return { queue, sent, states };
}

describe('files that are chosen', () => {
  test('leave two at a time, in their order', async () => {
    const { queue, sent, states } = open();
    queue.take([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    expect(states()).toEqual(['1.pdf sending', '2.pdf sending', '3.pdf waiting']);
    sent[0]!.arrive();
    await vi.waitFor(() => expect(states()).toEqual(['2.pdf sending', '3.pdf sending']));
    sent[1]!.arrive();
    sent[2]!.arrive();
    await vi.waitFor(() => expect(queue.uploads).toEqual([]));
    expect(queue.isBusy).toBe(false);
  });

  test('tell how far they have come', () => {
    const { queue, sent } = open();
    queue.take([file('1.pdf')]);
    sent[0]!.sending.onProgress(0.4);
    expect(queue.uploads[0]!.share).toBe(0.4);
  });

  test('are none when they are too many with those that are there, and the warning counts them', () => {
    const { queue, sent } = open({ count: 8 });
    queue.take([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    expect(sent).toEqual([]);
    expect(queue.notice?.zh).toBe('当前限制选择 10 个文件，本次选择了 3 个文件，共选择了 11 个文件');
    queue.take([file('1.pdf'), file('2.pdf')]);
    expect(queue.notice).toBeNull();
    expect(sent).toHaveLength(2);
  });

  test('count those that are still on their way', () => {
    const { queue } = open({ limit: 2 });
    queue.take([file('1.pdf')]);
    queue.take([file('2.pdf'), file('3.pdf')]);
    expect(queue.notice?.zh).toBe('当前限制选择 2 个文件，本次选择了 2 个文件，共选择了 3 个文件');
  });

  test.each([
    ['a kind that is not taken', file('说明.txt'), '只能上传 .pdf、.jpg 文件，请重新选择'],
    ['more than 30 MB', file('大.pdf', 30 * 1024 * 1024 + 1), '文件大小能不超过30M'],
    ['nothing', file('空.pdf', 0), '文件是空的，请重新选择'],
  ])('of %s do not leave and say why, beside those that do', (_, wrong, sentence) => {
    const { queue, sent } = open();
    queue.take([wrong, file('好.pdf')]);
    expect(sent.map((each) => each.file.name)).toEqual(['好.pdf']);
    expect(queue.uploads[0]).toMatchObject({ state: 'failed', fault: { zh: sentence }, canRetry: false });
  });

  test('twice leave once; another file of the same name leaves as well', () => {
    const { queue, sent } = open();
    queue.take([file('1.pdf'), file('1.pdf')]);
    queue.take([file('1.pdf'), file('1.pdf', 11)]);
    expect(sent).toHaveLength(2);
    expect(queue.notice?.zh).toBe('已选择过的文件不再重复上传：1.pdf');
  });
});

describe('an upload', () => {
  test('that fails says why and is sent again when asked', async () => {
    const { queue, sent, states } = open();
    queue.take([file('1.pdf')]);
    sent[0]!.sending.onProgress(0.9);
    sent[0]!.fail('上传失败，请重试');
    await vi.waitFor(() => expect(states()).toEqual(['1.pdf failed']));
    expect(queue.uploads[0]).toMatchObject({ fault: { zh: '上传失败，请重试' }, canRetry: true });
    expect(queue.isBusy).toBe(false);
    queue.retry(queue.uploads[0]!.key);
    expect(queue.uploads[0]).toMatchObject({ state: 'sending', share: 0, fault: null });
    sent[1]!.arrive();
    await vi.waitFor(() => expect(queue.uploads).toEqual([]));
  });

  test('that is cancelled ends, leaves the list without a word and makes way for the next', async () => {
    const { queue, sent, states } = open();
    queue.take([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    queue.cancel(queue.uploads[0]!.key);
    expect(sent[0]!.sending.signal.aborted).toBe(true);
    sent[0]!.fail(new Error('aborted'));
    await vi.waitFor(() => expect(states()).toEqual(['2.pdf sending', '3.pdf sending']));
  });

  test('that has failed makes room when other files are chosen', async () => {
    const { queue, sent, states } = open({ limit: 1 });
    queue.take([file('1.pdf')]);
    sent[0]!.fail('never');
    await vi.waitFor(() => expect(states()).toEqual(['1.pdf failed']));
    queue.take([file('2.pdf')]);
    expect(states()).toEqual(['2.pdf sending']);
  });

  test('ends with all others when the form is left', () => {
    const { queue, sent } = open();
    queue.take([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    queue.cancelAll();
    expect(sent.map(({ sending }) => sending.signal.aborted)).toEqual([true, true]);
    expect(queue.uploads).toEqual([]);
  });
});
