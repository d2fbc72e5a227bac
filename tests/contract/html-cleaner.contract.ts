import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HtmlCleaner } from '@rdm/core/internal/system';

/**
 * The contract of every HTML cleaner.
 * @param markUp a pattern that text between tags must not match, at least the beginning of an element
 */
export function htmlCleanerContract(name: string, { clean }: HtmlCleaner, markUp = /</): void {
  describe(`HTML cleaned ${name}`, () => {
    it.each([
      ['今晚维护', '今晚维护'],
      ['<p>今晚<b>维护</b><br/></p>', '<p>今晚<b>维护</b><br></p>'],
      ['<P CLASS="x" onclick=run()>a</P>', '<p>a</p>'],
      ['<script>alert(1)</script>b', 'b'],
      ['<ScRiPt src=//x>alert(1)</sCrIpT >b', 'b'],
      ['<style>p{background:url(x)}</style>b', 'b'],
      ['<img src=x onerror=alert(1)>b', 'b'],
      ['<svg><script>1</script></svg>b', 'b'],
      ['<svg/onload=alert(1)>', ''],
      ['<p style="background:url(javascript:1)">a</p>', '<p>a</p>'],
      [
        '<a href="https://rdm.example/x?a=1&amp;b=2" target=_blank>a</a>',
        '<a href="https://rdm.example/x?a=1&amp;b=2" rel="noopener noreferrer">a</a>',
      ],
      ['<a href="/rdm/project/list">a</a>', '<a href="/rdm/project/list" rel="noopener noreferrer">a</a>'],
      ['<a href="//evil.example">a</a>', '<a>a</a>'],
      ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
      ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
      ['<a href=" jAvA\tscript&#58;alert(1)">a</a>', '<a>a</a>'],
      ['<a href="java&#x0A;script&colon;alert(1)">a</a>', '<a>a</a>'],
      ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
      ['<a href=vbscript:x>a</a>', '<a>a</a>'],
      [
        '<table><tbody><tr><td colspan="2" rowspan="x">a</td></tr></tbody></table>',
        '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
      ],
      ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
      ['&lt;script&gt;', '&lt;script&gt;'],
      ['a</div>b', 'ab'],
      ['<!-- <script>x</script> -->a', 'a'],
      ['<!--><script>alert(1)</script>', ''],
      // An unterminated tag is dropped, as the HTML standard specifies.
      ['<p title="', ''],
      ['<', '&lt;'],
      ['</', '&lt;/'],
      ['<iframe src="https://x"></iframe>a', 'a'],
    ])('%s becomes %s', async (given, written) => expect(await clean(given)).toBe(written));

    const pieces = [
      ...[
        '<',
        '>',
        '</',
        '/>',
        '"',
        "'",
        '=',
        '&',
        '&#',
        ';',
        ' ',
        '\n',
        '\0',
        '<!--',
        '-->',
        '<![CDATA[',
        'javascript:',
      ],
      ...[
        'script',
        'style',
        'svg',
        'math',
        'p',
        'a ',
        'b',
        'img ',
        'iframe',
        'href=',
        'src=',
        'onclick=',
        'style=',
        'x',
      ],
      ...['&#106;', '&colon;', '&Tab;', 'data:', '//', '`', '题'],
    ];
    const html = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));

    it('has only elements and attributes of the list, whatever is given', async () => {
      const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>/g;
      const names =
        /^(p|br|hr|div|span|b|strong|i|em|u|s|sub|sup|code|pre|blockquote|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|a)$/;
      await fc.assert(
        fc.asyncProperty(html, async (given) => {
          const written = await clean(given);
          for (const [, , name, attributes] of written.matchAll(tag)) {
            expect(name).toMatch(names);
            for (const [, attribute, value] of attributes!.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
              expect(['href', 'title', 'rel', 'colspan', 'rowspan']).toContain(attribute);
              if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#|\/(?![/\\]))/i);
            }
          }
          // Without the tags, no mark-up remains.
          expect(written.replaceAll(tag, '')).not.toMatch(markUp);
        }),
        { numRuns: 2000 },
      );
    });

    it('is the same when it is written again, and every element is closed', async () => {
      await fc.assert(
        fc.asyncProperty(html, async (given) => {
          const written = await clean(given);
          expect(await clean(written)).toBe(written);
          const open: string[] = [];
          for (const [, closing, name] of written.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
            if (name === 'br' || name === 'hr') continue;
            if (closing) expect(open.pop()).toBe(name);
            else open.push(name!);
          }
          expect(open).toEqual([]);
        }),
        { numRuns: 1000 },
      );
    });

    it.each([
      ['elements without end', '<p>'],
      ['comments without end', '<!--'],
      ['dropped elements without end', '<script '],
      ['attributes without end', '<a href="x" '],
      ['references', '&#'],
      ['brackets', '<'],
    ])(
      'takes no longer for a megabyte of %s',
      async (_name, piece) => {
        const began = Date.now();
        await clean(piece.repeat(1_000_000 / piece.length));
        // Reading each piece anew from the beginning would take many minutes; a busy machine takes some seconds.
        expect(Date.now() - began).toBeLessThan(60_000);
      },
      120_000,
    );
  });
}
