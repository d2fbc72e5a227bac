import { expect, test, vi } from 'vitest';
import { FirstReading } from './first-reading';

const portAnswering = () => ({ term: vi.fn(async () => 'a term') });
const readingOf = () => new FirstReading((port: ReturnType<typeof portAnswering>) => port.term());

test('what was begun is taken once, and asked for from then on', async () => {
  const [reading, port] = [readingOf(), portAnswering()];
  reading.begin(port);
  await expect(reading.take(port)).resolves.toBe('a term');
  expect(port.term).toHaveBeenCalledOnce();
  await reading.take(port);
  expect(port.term).toHaveBeenCalledTimes(2);
});

test('what was begun ten seconds ago is asked for again', () => {
  const [reading, port] = [readingOf(), portAnswering()];
  reading.begin(port, () => 0);
  void reading.take(port, () => 9_999);
  expect(port.term).toHaveBeenCalledOnce();
  reading.begin(port, () => 0);
  void reading.take(port, () => 10_000);
  expect(port.term).toHaveBeenCalledTimes(3);
});

test('what is begun for one port is not the answer of another', () => {
  const [reading, port, other] = [readingOf(), portAnswering(), portAnswering()];
  reading.begin(port);
  void reading.take(other);
  expect(other.term).toHaveBeenCalledOnce();
});

test('what failed ahead fails for whoever takes it, who may ask again', async () => {
  const [reading, port] = [readingOf(), portAnswering()];
  port.term.mockRejectedValueOnce(new Error('away'));
  reading.begin(port);
  await expect(reading.take(port)).rejects.toThrow('away');
  await expect(reading.take(port)).resolves.toBe('a term');
});
