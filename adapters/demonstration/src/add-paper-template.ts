import type { Application } from '@rdm/core/internal/application';
import { attachment } from '@rdm/core/internal/evidence';
import { paperTemplate } from '@rdm/core/internal/execution';

/** Adds an example of an own template. It is not in use: the program's own documents are what is shown first. */
export async function addPaperTemplate(application: Application, tenantId: string): Promise<void> {
  const { view, add } = paperTemplate.permissions;
  const permissions = new Set([attachment.permissions.add, view, add]);
  const caller = { tenantId, userId: '', account: '', deptId: null, roles: [], permissions };
  const ports = application.for({ caller, sessionKey: null, language: 'zh' });
  const { name, bytes } = await ports.project.sampleTemplate({ kind: 'task' });
  const { attachId } = await ports.files.putFile({ file: bytes, fileName: name });
  await ports.resource(paperTemplate).submit({
    ...{ kind: 'task', name: '任务书样例模板', active: '1', templateFiles: [attachId] },
    remark: '由系统文档生成的样例，可下载修改后上传启用',
  });
}
