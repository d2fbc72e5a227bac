/** What the allow-list of a written text has and the editor has not: it would lose it. */
const NOT_KEPT = /<(?:table|sub|sup)[\s>]/i;

/** Whether the editor keeps a text as it stands; another one is better changed as it is written. */
export const isKeptByEditor = (html: string): boolean => !NOT_KEPT.test(html);
