/** The icon of a name of Lucide, a module that the build makes of its set. */
declare module 'lucide:*' {
  const icon: import('./drawn-icon').Icon;
  export default icon;
}
