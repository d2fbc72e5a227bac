import { makeAutoObservable, runInAction } from 'mobx';
import type { Ports } from '@rdm/core/internal/application';
import { builtInLayouts, certaintyLabels, readLayout, storedLayout } from '@rdm/core/internal/intake';
import { fill, Refusal, faults, text, type Text } from '@rdm/core/internal/kernel';
import { fileName, fingerprintOf, type Download, type Layout, type Resource } from '@rdm/core/internal/records';
import { Loader } from '../../../resource/Loader';
import type { ResourceServices } from '../../../resource/ResourceServices';
import { Task } from '../../../resource/Task';
import { saveProfile } from '../save-profile';

const labels = {
  remove: text('删除导入方案“{name}”?', 'Delete the import profile {name}?'),
  removeBody: text(
    '列名相同的文件以后需要重新确认对应列；已导入的数据不受影响',
    'Files with the same headings have to be mapped anew; what was imported stays',
  ),
  verb: text('删除', 'Delete'),
  removed: text('已删除', 'Deleted'),
  undo: text('撤销', 'Undo'),
  saved: text('已保存方案“{name}”', 'The profile {name} is saved'),
  noProfile: text(
    '“{file}”不是导入方案文件，或内容已损坏；请选择从本页下载的 .json 文件',
    '{file} is not an import profile, or is damaged; choose a .json file downloaded from this page',
  ),
  noRegister: text(
    '“{file}”中的登记表“{register}”不存在或不能导入',
    'The register {register} in {file} does not exist or takes no imports',
  ),
};

/** The largest file of a profile that is read, in bytes. */
const LARGEST = 200_000;

/** A profile of the enterprise, or of a well-known program. */
export interface Profile {
  readonly key: string;
  /** The record of an own profile; null for a built-in one. */
  readonly id: string | null;
  readonly name: Text;
  readonly register: Resource | null;
  readonly layout: Layout;
  readonly fingerprint: string;
  /** On what a built-in profile rests. */
  readonly note: Text | null;
}

type Services = Pick<ResourceServices, 'ports' | 'toast' | 'confirm'>;

/** The import profiles of the enterprise and those that are built in. */
export class ProfilesViewModel {
  readonly stored: Loader<readonly Profile[]>;
  readonly task: Task;
  readonly builtIn: readonly Profile[];
  /** Profiles whose layout could not be read are listed by name, so that they can be deleted. */
  unreadable: readonly { readonly id: string; readonly name: string }[] = [];
  readonly #ports: Ports;

  constructor(
    private readonly services: Services,
    private readonly resources: readonly Resource[],
  ) {
    this.#ports = services.ports;
    this.task = new Task(services.toast);
    this.stored = new Loader(() => this.#read());
    this.builtIn = builtInLayouts.map(({ layout, certainty }, place) => ({
      key: `builtIn ${place}`,
      id: null,
      name: layout.name,
      register: this.#registerOf(layout),
      layout,
      fingerprint: fingerprintOf(layout.headings),
      note: certaintyLabels[certainty],
    }));
    makeAutoObservable<this, 'services' | 'resources'>(this, {
      stored: false,
      task: false,
      builtIn: false,
      services: false,
      resources: false,
    });
  }

  /** Gives an own profile another name. */
  async rename(profile: Profile, name: string): Promise<boolean> {
    return this.#save({ id: profile.id, name, layout: profile.layout, fingerprint: profile.fingerprint });
  }

  /** Stores what was mapped; a built-in profile becomes one of the enterprise's own. */
  async save(profile: Profile, name: string, layout: Layout, fingerprint: string): Promise<void> {
    const isRenamed = name !== profile.name.zh;
    await saveProfile(this.#ports, { id: isRenamed ? null : profile.id, name, layout, fingerprint });
    this.services.toast.success(fill(labels.saved, { name }));
    await this.stored.load();
  }

  async remove({ id, name }: { readonly id: string | null; readonly name: Text | string }): Promise<void> {
    if (id === null) return;
    const shown = typeof name === 'string' ? text(name, name) : name;
    const title = text(fill(labels.remove, { name: shown.zh }).zh, fill(labels.remove, { name: shown.en }).en);
    const question = { title, body: labels.removeBody, verb: labels.verb, danger: true };
    if (!(await this.services.confirm(question))) return;
    const port = this.#ports.resource(storedLayout);
    if ((await this.task.run(() => port.remove({ ids: [id] }))) === null) return;
    const restore = async () => {
      await this.task.run(() => port.restore({ ids: [id] }));
      await this.stored.load();
    };
    this.services.toast.success(labels.removed, { label: labels.undo, onClick: () => void restore() });
    await this.stored.load();
  }

  /** A profile as a file that another enterprise can take in. */
  download({ layout, name, fingerprint }: Profile): Download {
    const written = JSON.stringify({ kind: 'rdm-import-profile', fingerprint, layout }, null, 2);
    return {
      name: `${fileName(name.zh)}.json`,
      type: 'application/json',
      bytes: new TextEncoder().encode(written),
    };
  }

  /** Takes in the file of a profile; what is none is refused in a sentence. */
  async upload(file: Pick<File, 'name' | 'size' | 'text'>): Promise<boolean> {
    return (
      (await this.task.run(async () => {
        const refused = (message: Text) => new Refusal(faults.invalid(message));
        const written = file.size > LARGEST ? '' : await file.text();
        const profile = profileIn(written);
        if (!profile) throw refused(fill(labels.noProfile, { file: file.name }));
        const { layout, fingerprint } = profile;
        if (!this.#registerOf(layout))
          throw refused(fill(labels.noRegister, { file: file.name, register: layout.register }));
        await saveProfile(this.#ports, { id: null, name: layout.name.zh, layout, fingerprint });
        this.services.toast.success(fill(labels.saved, { name: layout.name.zh }));
        await this.stored.load();
        return true;
      })) ?? false
    );
  }

  async #save(profile: Parameters<typeof saveProfile>[1]): Promise<boolean> {
    const saved = await this.task.run(() => saveProfile(this.#ports, profile));
    if (!saved) return false;
    this.services.toast.success(fill(labels.saved, { name: profile.name }));
    await this.stored.load();
    return true;
  }

  #registerOf({ register }: Layout): Resource | null {
    const found = this.resources.find(({ name }) => name === register);
    return found?.workbook && found.calls.includes('import') ? found : null;
  }

  async #read(): Promise<readonly Profile[]> {
    const { records } = await this.#ports.resource(storedLayout).list({ size: -1 });
    const read = records.map((record) => ({ record, layout: readLayout(String(record.layout)) }));
    runInAction(() => {
      this.unreadable = read.flatMap(({ record, layout }) =>
        layout ? [] : [{ id: record.id, name: String(record.name) }],
      );
    });
    return read.flatMap(({ record, layout }) => {
      if (!layout) return [];
      const name = String(record.name);
      return [
        {
          key: record.id,
          id: record.id,
          name: text(name, name),
          register: this.#registerOf(layout),
          layout,
          fingerprint: String(record.fingerprint ?? ''),
          note: null,
        },
      ];
    });
  }
}

function profileIn(written: string): { layout: Layout; fingerprint: string } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null || !('layout' in parsed)) return null;
  const layout = readLayout(JSON.stringify(parsed.layout));
  if (!layout) return null;
  const given = 'fingerprint' in parsed && typeof parsed.fingerprint === 'string' ? parsed.fingerprint : '';
  return { layout, fingerprint: given || fingerprintOf(layout.headings) };
}
