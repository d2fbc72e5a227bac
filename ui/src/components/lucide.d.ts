/** The icon of a name of Lucide, a module that the build makes of its set. */
declare module 'lucide:*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module has no place to import from
  const icon: import('./drawn-icon').Icon;
  export default icon;
}
