import { expect, test } from 'vitest';
import { resources } from '@rdm/core/internal/application';
import { storedLayout } from '@rdm/core/internal/intake';
import { memoryPort, memoryPorts } from '../../../resource/testing/memory-ports';
import { memoryServices } from '../../../resource/testing/memory-services';
import { ProfilesViewModel } from './ProfilesViewModel';

function setUp() {
  const port = memoryPort(storedLayout);
  const services = memoryServices(memoryPorts([[storedLayout, port]]), resources);
  return { screen: new ProfilesViewModel(services, resources), port, services };
}

test('every built-in profile can be downloaded, and taken in by an enterprise as one of its own', async () => {
  const { screen, port } = setUp();
  for (const profile of screen.builtIn) {
    const { name, bytes } = screen.download(profile);
    const written = new TextDecoder().decode(bytes);
    expect(await screen.upload({ name, size: bytes.length, text: async () => written })).toBe(true);
  }
  expect(screen.stored.value?.map(({ layout }) => layout.fields)).toEqual(
    screen.builtIn.map(({ layout }) => layout.fields),
  );
  expect(port.rows).toHaveLength(screen.builtIn.length);
});

test('a file too large to be a profile is not read', async () => {
  const { screen, services } = setUp();
  const text = () => Promise.reject(new Error('read'));
  expect(await screen.upload({ name: 'x.json', size: 300_000, text })).toBe(false);
  expect(services.toast.refused.mock.lastCall?.[0].message).toMatchObject({
    zh: expect.stringContaining('不是导入方案文件'),
  });
});
