import { faults, text } from '@rdm/core/internal/kernel';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tokenOf } from './clients';
import { decode } from './endpoint';
import { failure, faultOf, success } from './envelope';

describe('the envelope', () => {
  it('has its keys in the order code, success, data, msg', () => {
    expect(JSON.stringify(success([1], 'zh'))).toBe('{"code":200,"success":true,"data":[1],"msg":"操作成功"}');
    expect(JSON.stringify(failure(faults.staleVersion(), 'zh'))).toBe(
      '{"code":409,"success":false,"data":{"name":"STALE_VERSION"},"msg":"数据已被他人修改，请刷新后重试"}',
    );
  });

  it('says so when there is nothing, and keeps empty answers apart from it', () => {
    expect(success(null, 'zh')).toEqual({ code: 200, success: true, data: {}, msg: '暂无承载数据' });
    expect(success(null, 'en').msg).toBe('No data');
    expect(success(undefined, 'zh')).toEqual({ code: 200, success: true, data: {}, msg: '操作成功' });
    for (const value of [0, false, '', []]) expect(success(value, 'en')).toMatchObject({ data: value, msg: 'Done' });
  });

  it('carries the faults of fields, or the data that goes out beside a fault', () => {
    const message = text('请输入编号', 'Enter the code');
    expect(failure(faults.invalid(message, [{ field: 'code', message }]), 'en')).toEqual({
      code: 400,
      success: false,
      data: { name: 'INVALID', fields: [{ field: 'code', message: 'Enter the code' }] },
      msg: 'Enter the code',
    });
    expect(failure({ ...faults.invalid(message), data: { rows: 1 } }, 'zh').data).toEqual({ rows: 1 });
  });

  it('is read back as the same fault in the language that was said', () => {
    const codes = fc.constantFrom(400, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503);
    fc.assert(
      fc.property(codes, fc.stringMatching(/^[A-Z_]+$/), fc.string({ minLength: 1 }), (code, name, said) => {
        const fault = {
          code,
          name,
          message: text(said, said),
          fields: [{ field: 'a', message: text(said, said) }],
        } as const;
        const { data: _, ...read } = faultOf(failure(fault, 'en'), code);
        expect(read).toEqual(fault);
      }),
    );
  });

  it('finds a sentence in what other servers of the family answer', () => {
    expect(faultOf({ msg: '请求未授权' }, 401)).toMatchObject({
      code: 401,
      name: 'HTTP_401',
      message: { zh: '请求未授权' },
    });
    expect(faultOf({ error_description: '用户名或密码错误' }, 400).message.zh).toBe('用户名或密码错误');
    expect(faultOf({}, 502)).toMatchObject({ code: 502, message: { zh: '未知错误' } });
  });
});

describe('arguments', () => {
  const schema = v.object({ year: v.pipe(v.string(), v.regex(/^\d{4}$/)), code: v.optional(v.string()) });

  it('are what the schema makes of them, without what it does not name', () => {
    expect(decode(schema, { year: '2024', other: 1 })).toEqual({ year: '2024' });
  });

  it.each([
    [{}, '缺少必要的请求参数: year'],
    [{ year: '' }, '缺少必要的请求参数: year'],
    [{ year: 'x' }, '请求参数格式错误: year'],
    [{ year: '2024', code: 5 }, '请求参数格式错误: code'],
  ])('%j are refused: %s', (input, sentence) => {
    expect(() => decode(schema, input)).toThrow(
      expect.objectContaining({
        fault: expect.objectContaining({ code: 400, message: expect.objectContaining({ zh: sentence }) }),
      }),
    );
  });
});

describe('the token of a header', () => {
  it.each(['bearer abc', 'Bearer abc', 'BEARER abc ', 'bearer  abc'])('is read off “%s”', (header) => {
    expect(tokenOf(header)).toBe('abc');
  });

  it.each([undefined, '', 'abc', 'basic abc', 'bearerabc'])('is not in “%s”', (header) => {
    expect(tokenOf(header)).toBeNull();
  });
});
