import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExecutionPort } from '@rdm/core/internal/execution';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import type { Download } from '@rdm/core/internal/records';
import { memoryProjects, projectServices, type MemoryProjects } from '../testing/memory-projects';
import { PapersViewModel } from './PapersViewModel';

let memory: MemoryProjects;
let services: ReturnType<typeof projectServices>;
let papers: PapersViewModel;
beforeEach(() => {
  memory = memoryProjects();
  services = projectServices(memory);
  papers = new PapersViewModel(services, '5');
});

describe('the documents of a project', () => {
  test('are those of the project', async () => {
    await papers.papers.load();
    expect(memory.port.paperKinds).toHaveBeenCalledExactlyOnceWith({ id: '5' });
    expect(papers.papers.value?.map(({ kind }) => kind)).toEqual(['survey', 'approval', 'task']);
  });

  test('are made one at a time', async () => {
    let finish: (file: Download) => void = () => undefined;
    memory.port.projectPaper.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const first = papers.make('approval');
    expect(papers.making).toBe('approval');
    expect(await papers.make('task')).toBeNull();
    finish({ name: '立项书.docx', type: '', bytes: new Uint8Array() });
    expect((await first)?.name).toBe('立项书.docx');
    expect(papers.making).toBeNull();
    expect(memory.port.projectPaper).toHaveBeenCalledExactlyOnceWith({ id: '5', kind: 'approval' });
  });

  test('are those of the program on demand', async () => {
    await papers.make('approval', { own: false });
    expect(memory.port.projectPaper).toHaveBeenCalledExactlyOnceWith({ id: '5', kind: 'approval', own: false });
  });

  test('say why one was refused, and can be asked for again', async () => {
    memory.port.projectPaper.mockRejectedValueOnce(new Refusal(faults.invalid(text('没有调研', 'No surveys'))));
    expect(await papers.make('survey')).toBeNull();
    expect(services.toast.refused).toHaveBeenCalledExactlyOnceWith(faults.invalid(text('没有调研', 'No surveys')));
    expect(await papers.make('survey')).not.toBeNull();
  });

  test('include sheets of the project, which say why they were refused', async () => {
    const none = text('项目没有登记成员', 'The project has no members');
    const nameList = vi.fn().mockRejectedValueOnce(new Refusal(faults.invalid(none)));
    const finalAccount = vi.fn(async () => ({ name: '决算表.xlsx', type: '', bytes: new Uint8Array() }));
    const ports = { ...services.ports, execution: { nameList, finalAccount } as unknown as ExecutionPort };
    papers = new PapersViewModel({ ...services, ports }, '5');
    expect(await papers.print('nameList')).toBeNull();
    expect(services.toast.refused).toHaveBeenCalledExactlyOnceWith(faults.invalid(none));
    expect((await papers.print('finalAccount'))?.name).toBe('决算表.xlsx');
    expect(finalAccount).toHaveBeenCalledExactlyOnceWith({ projectId: '5' });
  });
});
