import { text } from '../../kernel';
import { crud, defineResource, dictionary, files, string, yesNo } from '../../records';
import { PAPER_KIND } from './project-papers';

/** 文档模板: the enterprise's own layout of a document of projects, a Word file with placeholders. One of a kind is in use. */
export const paperTemplate = defineResource('blade-rdm/papertemplate', {
  label: text('文档模板', 'Document template'),
  fields: {
    kind: dictionary(PAPER_KIND, {
      label: text('文档', 'Document'),
      required: text('请选择文档', 'Choose the document'),
    }),
    name: string({
      label: text('模板名称', 'Name'),
      required: text('请输入模板名称', 'Enter the name'),
      maxLength: 100,
      example: '本公司立项书',
    }),
    active: yesNo({
      label: text('是否启用', 'In use'),
      hint: text(
        '同一文档只启用一个模板；启用后，原来启用的改为停用',
        'One template of a document is in use; putting one into use takes the other out of it',
      ),
      required: text('请选择是否启用', 'State whether it is in use'),
      initial: () => NOT_ACTIVE,
    }),
    templateFiles: files({
      label: text('模板文件', 'Template'),
      hint: text(
        'Word 文档（.docx），占位符写作 {{项目名称}}，全部占位符与样例见本页下方的占位符说明',
        'A Word document (.docx) with placeholders such as {{项目名称}}; all of them, and a sample, are at the foot of this page',
      ),
      required: text('请上传模板文件', 'Upload the template'),
      accept: ['.docx'],
      limit: 1,
      maxMegabytes: 10,
    }),
    remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
  },
  naturalKey: ['kind', 'name'],
  title: 'name',
  search: ['kind', 'name', 'active'],
  columns: ['kind', 'name', 'active', 'remark'],
  order: [{ field: 'kind' }, { field: 'name' }],
  calls: ['list', 'detail', 'history', 'submit', 'remove', 'restore'],
  permissions: crud('papertemplate'),
});

/** Keys of the dictionary `yes_no`. */
export const ACTIVE = '2';
export const NOT_ACTIVE = '1';
