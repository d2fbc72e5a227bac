import { attachment } from '@rdm/core/internal/evidence';
import { crud, defineResource, files } from '@rdm/core/internal/records';
import { faults, Refusal, text } from '@rdm/core/internal/kernel';
import { expect, test } from 'vitest';
import { memoryPort, memoryPorts, stored } from '../testing/memory-ports';
import { memoryServices } from '../testing/memory-services';
import { RecordForm } from './RecordForm';

const dossier = defineResource('test/dossier', {
  label: text('卷宗', 'Dossier'),
  fields: {
    plans: files({ label: text('计划书', 'Plan'), limit: 300 }),
    reports: files({ label: text('报告', 'Report'), limit: 300 }),
  },
  naturalKey: ['plans'],
  permissions: crud('dossier'),
});

function opened(plans: readonly string[], reports: readonly string[]) {
  const attachments = memoryPort(attachment, []);
  attachments.list.mockImplementation(async ({ where = [] }) => {
    const wanted = where[0]!.value as readonly string[];
    const records = wanted.map((id) => stored(id, { originalName: `${id}.pdf`, size: 1 }));
    return { records, total: records.length, size: 100, current: 1, pages: 1 };
  });
  const services = memoryServices(memoryPorts([[attachment, attachments]]), [dossier]);
  const open = () => new RecordForm(dossier, services, stored('1', { plans, reports }));
  return { attachments, open };
}

test('the files of all fields of a form are asked for at once, before any of them is drawn', async () => {
  const { attachments, open } = opened(['11', '12'], ['21']);
  const form = open();
  expect(attachments.list).toHaveBeenCalledOnce();
  expect(form.files.shown('21')).toEqual({ id: '21', name: '21', size: null });
  await expect.poll(() => form.files.shown('21').name).toBe('21.pdf');
  await form.files.ask(['11', '21']);
  expect(attachments.list).toHaveBeenCalledOnce();
});

test('more files than a page holds are asked for by pages, and all are known', async () => {
  const ids = Array.from({ length: 201 }, (_, at) => `${at + 100}`);
  const { attachments, open } = opened(ids, []);
  const form = open();
  await expect.poll(() => form.files.rows.size).toBe(201);
  expect(attachments.list).toHaveBeenCalledTimes(3);
});

test('without the right to list files their ids are shown, and the next change asks again', async () => {
  const { attachments, open } = opened(['11'], []);
  attachments.list.mockRejectedValueOnce(new Refusal(faults.forbidden('attachment_view')));
  const form = open();
  await expect.poll(() => attachments.list.mock.settledResults.length).toBe(1);
  expect(form.files.shown('11').name).toBe('11');
  await form.files.ask(['11']);
  expect(form.files.shown('11').name).toBe('11.pdf');
});

test('a form without files asks for none', () => {
  const { attachments, open } = opened([], []);
  open();
  expect(attachments.list).not.toHaveBeenCalled();
});
