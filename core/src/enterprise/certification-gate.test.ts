import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificationGate } from './certification-gate';
import { declarationChannel } from './declaration-channel';

describe('The certification gate', () => {
  it('is open once the certification is approved, whoever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (roleName) => {
        expect(certificationGate({ status: '1', roleName: roleName as string })).toEqual({ allowed: true });
      }),
    );
  });

  it('asks a project manager to wait, and confirming does nothing', () => {
    expect(certificationGate({ status: '0', roleName: 'user,projectmanager' })).toMatchObject({
      allowed: false,
      message: { zh: '未通过工商认证审核，请耐心等待工商认证通过后再提交' },
      confirmGoesTo: null,
    });
  });

  it.each(['admin', 'user', 'reviewer', 'manager', '', null, undefined])(
    'leads %j to the certification',
    (roleName) => {
      expect(certificationGate({ status: null, roleName })).toMatchObject({
        allowed: false,
        message: { zh: '未通过工商认证审核，无法进行操作。点击“确定”进行认证？' },
        confirmGoesTo: '/rdm/enterpriseinfo',
      });
    },
  );

  it('is open for nothing but the approved status, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (status, roleName) => {
        const { allowed } = certificationGate({ status: status as string, roleName: roleName as string });
        expect(allowed).toBe(status === '1' || status === 1);
      }),
    );
    expect(certificationGate(null as never).allowed).toBe(false);
  });
});

describe('The declaration channel', () => {
  it.each(['submit', 'pass'])('closes with %s', (reviewStatus) => {
    expect(declarationChannel({ reviewStatus })).toBe('closed');
  });

  it('is open without a record and with every other status', () => {
    expect([declarationChannel(null), declarationChannel(undefined), declarationChannel({})]).toEqual([
      'open',
      'open',
      'open',
    ]);
    fc.assert(
      fc.property(
        fc.anything().filter((status) => status !== 'submit' && status !== 'pass'),
        (reviewStatus) => {
          expect(declarationChannel({ reviewStatus: reviewStatus as string })).toBe('open');
        },
      ),
    );
  });
});
