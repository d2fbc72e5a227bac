import { crud, defineResource, files, string } from '@rdm/core/internal/records';
import { text } from '@rdm/core/internal/kernel';

/** A record with two fields of files, and one with rules of its own. */
export const dossier = defineResource('test/dossier', {
  label: text('卷宗', 'Dossier'),
  fields: {
    code: string({ label: text('编号', 'Code'), required: text('请输入编号', 'Enter the code') }),
    plans: files({ label: text('计划书', 'Plan'), limit: 3 }),
    contracts: files({ label: text('合同', 'Contract') }),
    portrait: files({ label: text('照片', 'Portrait'), accept: ['.png', '.jpg'], maxMegabytes: 500 / 1024, limit: 1 }),
  },
  naturalKey: ['code'],
  calls: ['list', 'detail', 'submit', 'remove', 'restore', 'history'],
  // A permission that the standard finance clerk has.
  permissions: crud('entpersonnel'),
});
