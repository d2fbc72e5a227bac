import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AreaPorts } from '@rdm/core/internal/application';
import { importRecord, WRITTEN } from '@rdm/core/internal/intake';
import { fill, text, type Text } from '@rdm/core/internal/kernel';
import {
  SAMPLE_PREFIX,
  yearOfSamples,
  type Condition,
  type Download,
  type RecordOf,
  type Resource,
} from '@rdm/core/internal/records';
import { grouped } from '../../../resource/import/row-ranges';
import { registerPath } from '../../../resource/register-path';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';

const labels = {
  ask: text('撤销导入“{file}”？', 'Undo the import of {file}?'),
  register: text('“{register}”：', '{register}: '),
  removed: text('新增的 {count} 条记录将删除', 'records it added are removed ({count})'),
  restored: text('修改的 {count} 条记录恢复导入前的值', 'records it changed get their former values ({count})'),
  and: text('，', '; '),
  others: text(
    '。随导入新建的部门等，没有其他数据使用的一并删除。该文件以后可以重新导入。',
    '. Departments and the like that came with it go too, unless something uses them. The file can be imported again.',
  ),
  verb: text('撤销导入', 'Undo import'),
  undone: text('已撤销导入：删除 {removed} 条，恢复 {restored} 条', 'Undone: {removed} removed, {restored} restored'),
  noSamples: text('没有导入示例文件', 'No sample file was imported'),
  askSamples: text('清除 {count} 个示例文件导入的数据？', 'Clear what {count} sample {count|file|files} brought in?'),
  samplesOnly: text(
    '只撤销文件名以“示例-”开头的导入；您自己的数据不变。',
    'Only imports of files named 示例-… are undone; your own data stays.',
  ),
  clear: text('清除示例数据', 'Clear the samples'),
  cleared: text('已清除 {count} 个示例文件的数据', 'Cleared: {count} sample {count|file|files}'),
  kept: text('；{kept} 条已有其他数据使用，予以保留', '; {kept} kept, as something uses them'),
};

const RECOMPUTE = 'preferential_recompute';

const ofSamples: readonly Condition[] = [
  { field: 'fileName', is: 'likeRight', value: SAMPLE_PREFIX },
  { field: 'state', is: 'equal', value: WRITTEN },
];

/** An import as the list has it. */
export type KeptImport = RecordOf<typeof importRecord>;

type Answered = Awaited<ReturnType<AreaPorts['imports']['obstacles']>>;

/** What keeps an import from being undone. */
export interface FoundObstacles extends Answered {
  readonly fileName: string;
}

type Services = Pick<ResourceServices, 'ports' | 'toast' | 'confirm' | 'can' | 'owner'>;

/** Imports that have written: their files, and taking them back. */
export class ImportHistoryViewModel {
  /** Of the import that was to be undone last; null where nothing is in the way. */
  obstacles: FoundObstacles | null = null;
  readonly task: Task;

  constructor(
    private readonly services: Services,
    private readonly resources: readonly Resource[],
  ) {
    this.task = new Task(services.toast);
    makeAutoObservable<this, 'services' | 'resources'>(this, {
      obstacles: observableRef,
      task: false,
      services: false,
      resources: false,
    });
  }

  /** The register of a name; null for one that there is no more. */
  register(name: string | null | undefined): Resource | null {
    return this.resources.find((each) => each.name === name) ?? null;
  }

  /** Where a record opens; null where the caller may not see its register. */
  pathTo({ register, recordId }: Answered['rows'][number]): string | null {
    const resource = this.register(register);
    const path = resource && this.services.can(resource.permissions.view) ? registerPath(resource) : null;
    return path && `${path}?id=${recordId}`;
  }

  /** The file is for who may import into the register. */
  mayDownload({ register }: KeptImport): boolean {
    const resource = this.register(register);
    return resource !== null && this.services.can(resource.permissions.import);
  }

  /** Who may import undoes imports of their own, who may remove the records of the register all of them. */
  mayUndo({ register, state, tenantId, account }: KeptImport): boolean {
    const resource = this.register(register);
    if (!resource || state !== WRITTEN) return false;
    const { can, owner } = this.services;
    const isOwn = owner === `${tenantId}/${account}`;
    return can(resource.permissions.remove) || (isOwn && can(resource.permissions.import));
  }

  /** The file as it was uploaded; null where it is not to be had, which is said. */
  async file({ id }: KeptImport): Promise<Download | null> {
    return this.task.run(() => this.services.ports.imports.file({ id }));
  }

  /** Takes an import back after it was confirmed; with anything in the way, that is shown instead. */
  async undo(record: KeptImport, reload: () => void): Promise<void> {
    const { imports } = this.services.ports;
    const { id } = record;
    const found = await this.task.run(() => imports.obstacles({ id }));
    if (!found) return;
    if (found.total > 0) {
      runInAction(() => void (this.obstacles = { ...found, fileName: record.fileName ?? '' }));
      return;
    }
    if (!(await this.services.confirm(this.#question(record)))) return;
    const undone = await this.task.run(() => imports.undo({ id }));
    if (undone) {
      const said = joined(labels.undone, ...(undone.kept > 0 ? [labels.kept] : []));
      const { removed, restored, kept } = undone;
      const counts = { removed: grouped(removed), restored: grouped(restored), kept: grouped(kept) };
      this.services.toast.success(fill(said, counts));
    }
    // A refusal too may come of what somebody else did meanwhile.
    reload();
  }

  /** Takes back every import of a sample file, the last one first; what is in the way of one is shown, and ends it. */
  async clearSamples(reload: () => void): Promise<void> {
    const { ports, confirm, toast } = this.services;
    const { records } = await ports.resource(importRecord).list({ where: ofSamples, size: -1 });
    const mine = records.filter((each) => this.mayUndo(each)).toSorted((one, other) => (one.id < other.id ? 1 : -1));
    if (mine.length === 0) {
      toast.error(labels.noSamples);
      return;
    }
    const title = fill(labels.askSamples, { count: mine.length });
    if (!(await confirm({ title, body: labels.samplesOnly, verb: labels.clear, danger: true }))) return;
    const cleared = await this.task.run(async () => {
      for (const { id, fileName, importedAt } of mine) {
        let found = await ports.imports.obstacles({ id });
        if (found.total > 0 && this.services.can(RECOMPUTE)) {
          // What was worked out from the samples refers to them, until it is worked out again without them.
          await ports.ledger.recompute({ year: String(yearOfSamples(importedAt ?? '')) });
          found = await ports.imports.obstacles({ id });
        }
        if (found.total > 0) {
          runInAction(() => void (this.obstacles = { ...found, fileName: fileName ?? '' }));
          return false;
        }
        await ports.imports.undo({ id });
      }
      return true;
    });
    if (cleared) toast.success(fill(labels.cleared, { count: mine.length }));
    reload();
  }

  closeObstacles(): void {
    this.obstacles = null;
  }

  #question({ fileName, register, registerLabel, inserted, updated }: KeptImport) {
    const name = this.register(register)?.label ?? text(registerLabel ?? '', registerLabel ?? '');
    const counted = (label: Text, count: number | null | undefined) =>
      count ? [fill(label, { count: grouped(count) })] : [];
    const effects = [...counted(labels.removed, inserted), ...counted(labels.restored, updated)];
    const parts = effects.flatMap((effect, at) => (at === 0 ? [effect] : [labels.and, effect]));
    return {
      title: fill(labels.ask, { file: fileName ?? '' }),
      body: joined(inBoth(labels.register, 'register', name), ...parts, labels.others),
      verb: labels.verb,
      danger: true,
    };
  }
}

const joined = (...parts: readonly Text[]): Text =>
  text(parts.map(({ zh }) => zh).join(''), parts.map(({ en }) => en).join(''));

/** Fills in a value that has a text in each language. */
const inBoth = (template: Text, name: string, { zh, en }: Text): Text =>
  text(fill(template, { [name]: zh }).zh, fill(template, { [name]: en }).en);
