/** How the elements of a written text look, in the editor and where it is read. */
export const richTextClass =
  'space-y-2 break-words [&_a]:text-accent-text [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong ' +
  '[&_blockquote]:pl-3 [&_blockquote]:text-dim [&_h1]:text-title [&_h1]:font-semibold [&_h2]:text-heading ' +
  '[&_h2]:font-semibold [&_h3]:font-semibold [&_h4]:font-semibold [&_hr]:border-line [&_li>p]:inline ' +
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-hover [&_pre]:p-2 ' +
  '[&_td]:border [&_td]:border-line [&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_ul]:list-disc [&_ul]:pl-6';
