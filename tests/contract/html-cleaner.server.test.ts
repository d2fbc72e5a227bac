import { sanitizeHtmlCleaner } from '@rdm/blade-server';
import { expect, it } from 'vitest';
import { htmlCleanerContract } from './html-cleaner.contract';

htmlCleanerContract('on the server', sanitizeHtmlCleaner, /[<>"']/);

it.each([
  ['<td colspan="2" rowspan="x">a</td>', '<td colspan="2">a</td>'],
  [
    "<a title='\"><script>1</script>' href=#x>a</a>",
    '<a title="&quot;&gt;&lt;script&gt;1&lt;/script&gt;" href="#x" rel="noopener noreferrer">a</a>',
  ],
  ['<p><b>a</p>b', '<p><b>a</b></p>b'],
])('elements stay as they were written, wherever: %s becomes %s', async (given, written) =>
  expect(await sanitizeHtmlCleaner.clean(given)).toBe(written),
);

it('what is nested deeper than a hundred elements keeps its text alone', async () => {
  const cleaned = await sanitizeHtmlCleaner.clean(`${'<b>'.repeat(200)}a`);
  expect(cleaned).toBe(`${'<b>'.repeat(100)}a${'</b>'.repeat(100)}`);
});
