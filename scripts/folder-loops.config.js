// Loops between folders: each pair of files is innocent, and yet neither folder can be read without the other.
import rules from '../.dependency-cruiser.cjs';

const { options } = rules;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-loops-of-folders',
      comment: 'Of two folders at most one knows the other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(core|ui)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    // Tests show a part with what stands around it.
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` },
  },
};
