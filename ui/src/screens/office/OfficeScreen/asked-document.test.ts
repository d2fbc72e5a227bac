import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedDocument } from './asked-document';

const here = 'https://rdm.example.com';
const asked = (query: Record<string, string>) => askedDocument(new URLSearchParams(query), here);
const key = `100001/upload/20240603/${'a'.repeat(32)}.pdf`;

describe('what an address of the viewer asks for', () => {
  it.each([
    [{ id: '12' }, { id: '12' }],
    [{ url: '/api/blade-rdm/attachment/download?id=12' }, { id: '12' }],
    [{ url: `${here}/api/blade-rdm/attachment/previewPdf?id=12&blade-auth=x` }, { id: '12' }],
    [{ url: `${here}/api/assess/attachment/previewPdf?id=12` }, { id: '12' }],
    [{ fileKey: key }, { fileKey: key }],
    [{ id: '12', url: 'https://evil.example.com/', fileKey: key }, { id: '12' }],
  ])('%j is the file %j', (query, of) => expect(asked(query)).toEqual({ of, title: '', edit: false }));

  it.each([
    {},
    { id: 'x' },
    { id: '1 or 1=1' },
    { id: '../12' },
    { url: 'https://evil.example.com/api/blade-rdm/attachment/download?id=12' },
    { url: '//evil.example.com/api/blade-rdm/attachment/download?id=12' },
    { url: 'https://rdm.example.com.evil.example/api/blade-rdm/attachment/download?id=12' },
    { url: 'https://rdm.example.com@evil.example/api/blade-rdm/attachment/download?id=12' },
    { url: 'http://rdm.example.com/api/blade-rdm/attachment/download?id=12' },
    { url: 'https://rdm.example.com:8443/api/blade-rdm/attachment/download?id=12' },
    { url: 'javascript:alert(1)//api/blade-rdm/attachment/download?id=12' },
    { url: 'data:text/html,<script>alert(1)</script>' },
    { url: 'blob:https://rdm.example.com/12' },
    { url: 'file:///etc/passwd' },
    { url: '/api/blade-system/user/detail?id=12' },
    { url: '/api/blade-rdm/attachment/download/../remove?id=12' },
    { url: '/api/blade-rdm/attachment/download' },
    { url: 'http://169.254.169.254/latest/meta-data?id=12' },
    { fileKey: '../../etc/passwd' },
    { fileKey: '/etc/passwd' },
  ])('%j is none', (query) => expect(asked(query as Record<string, string>)).toBeNull());

  it('is never more of a url than the number of a file, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.webPath()), (url) => {
        const found = asked({ url });
        if (found) expect(found.of).toEqual({ id: expect.stringMatching(/^\d{1,19}$/) as string });
      }),
    );
  });

  it('is edited for 1 and true, under a title that is text of some length', () => {
    expect(asked({ id: '1', edit: '1', title: ' <b>合同</b> ' })).toMatchObject({ edit: true, title: '<b>合同</b>' });
    expect(asked({ id: '1', edit: 'true', title: 'x'.repeat(999) })?.title).toHaveLength(200);
    expect(asked({ id: '1', edit: '0' })?.edit).toBe(false);
  });
});
