// A list of vouchers as an application of NestJS and TypeORM usually has it: the tenant from a header, page and exact
// count by `findAndCount`, entities without decorators. No rights, no row-level security, no resolved names.
import 'reflect-metadata';
import { Controller, Get, Headers, Inject, Module, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource, EntitySchema } from 'typeorm';

const text = { type: 'varchar', nullable: true };
const column = (name, type = 'varchar') => ({ ...text, type, name });
const Voucher = new EntitySchema({
  name: 'Voucher',
  tableName: 'blade_rdm_financialaccount',
  columns: {
    tenantId: { ...column('tenant_id'), primary: true },
    id: { ...column('id', 'bigint'), primary: true },
    version: column('version', 'integer'),
    status: column('status', 'integer'),
    createTime: column('create_time', 'timestamp'),
    updateTime: column('update_time', 'timestamp'),
    date: column('date', 'date'),
    month: column('month'),
    voucherType: column('voucher_type'),
    voucherNo: column('voucher_no'),
    entryNo: column('entry_no', 'integer'),
    summary: column('summary'),
    subjectCode: column('subject_code'),
    subjectName: column('subject_name'),
    debitAmount: column('debit_amount', 'numeric'),
    creditAmount: column('credit_amount', 'numeric'),
    projectId: column('project_id', 'bigint'),
    isDeleted: column('is_deleted', 'smallint'),
  },
});

const source = new DataSource({
  type: 'postgres',
  url: process.env.DATABASE_URL,
  entities: [Voucher],
  extra: { max: 10 },
});

class Vouchers {
  constructor(repository) {
    this.repository = repository;
  }

  async list(tenantId, { current = 1, size = 20, month }) {
    const [records, total] = await this.repository.findAndCount({
      where: { tenantId, isDeleted: 0, ...(month && { month }) },
      order: { date: 'DESC', voucherType: 'ASC', voucherNo: 'ASC', entryNo: 'ASC' },
      skip: (current - 1) * size,
      take: Number(size),
    });
    return { code: 200, success: true, data: { records, total, current: Number(current), size: Number(size) } };
  }
}

Inject('vouchers')(Vouchers, undefined, 0);
Controller('vouchers')(Vouchers);
Headers('x-tenant')(Vouchers.prototype, 'list', 0);
Query()(Vouchers.prototype, 'list', 1);
Get()(Vouchers.prototype, 'list', Object.getOwnPropertyDescriptor(Vouchers.prototype, 'list'));

function Application() {}
Module({
  controllers: [Vouchers],
  providers: [{ provide: 'vouchers', useFactory: async () => (await source.initialize()).getRepository(Voucher) }],
})(Application);

const application = await NestFactory.create(Application, { logger: ['error'] });
await application.listen(0, '127.0.0.1');
console.log(await application.getUrl());
process.once('SIGTERM', () => process.exit(0));
