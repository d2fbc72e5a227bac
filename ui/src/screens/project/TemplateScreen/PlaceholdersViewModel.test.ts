import { beforeEach, describe, expect, test, vi } from 'vitest';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { memoryProjects, projectServices, type MemoryProjects } from '../testing/memory-projects';
import { PlaceholdersViewModel } from './PlaceholdersViewModel';

let memory: MemoryProjects;
let services: ReturnType<typeof projectServices>;
let help: PlaceholdersViewModel;
beforeEach(async () => {
  memory = memoryProjects();
  services = projectServices(memory);
  help = new PlaceholdersViewModel(services);
  await help.load();
});

const typed = () => help.rows.map((row) => row.typed);

describe('the help of placeholders', () => {
  test('shows how each is typed, those of the document first', () => {
    expect(typed()).toEqual(['{{项目名称}}', '{{#成员}}{{姓名}} {{工号}}{{/成员}}', '{{企业地址}}']);
    expect(help.rows[1]!.example).toBe('王小明 E001');
  });

  test('is narrowed by what is sought, in either language', () => {
    help.seek('地址');
    expect(typed()).toEqual(['{{企业地址}}']);
    help.seek(' MEMBERS ');
    expect(typed()).toEqual(['{{#成员}}{{姓名}} {{工号}}{{/成员}}']);
    help.seek('没有这样的');
    expect(typed()).toEqual([]);
  });

  test('is that of the chosen document, and so is the sample', async () => {
    help.choose('task');
    await vi.waitFor(() => expect(memory.port.placeholders).toHaveBeenLastCalledWith({ kind: 'task' }));
    expect((await help.sample())?.name).toBe('文件.docx');
    expect(memory.port.sampleTemplate).toHaveBeenCalledExactlyOnceWith({ kind: 'task' });
  });

  test('says why there is no sample', async () => {
    memory.port.sampleTemplate.mockRejectedValueOnce(new Refusal(faults.invalid(text('不行', 'No'))));
    expect(await help.sample()).toBeNull();
    expect(services.toast.refused).toHaveBeenCalledExactlyOnceWith(faults.invalid(text('不行', 'No')));
  });
});
