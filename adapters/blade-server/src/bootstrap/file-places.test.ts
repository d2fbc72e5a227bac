import { ephemeralInProcess } from '@rdm/core/internal/kernel';
import { expect, it } from 'vitest';
import { tellFilePlace } from './file-places';

it('a second process that keeps its files elsewhere says so once; one in the same folder, or later, says nothing', async () => {
  let now = 0;
  const ephemeral = ephemeralInProcess({ instant: () => now });
  const said: string[] = [];
  const start = async (folder: string, host = 'one') =>
    (await tellFilePlace(ephemeral, folder, (sentence) => said.push(sentence), host))();
  await start('/srv/data/files');
  await start('/srv/data/files');
  expect(said).toEqual([]);
  await start('/srv/data/files', 'other');
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('one:/srv/data/files');
  now += 60_000;
  await start('/elsewhere');
  expect(said).toHaveLength(1);
});
