// Imported first by every command, so that an old Node prints one sentence instead of failing later.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `需要 Node.js 20.19 或更高版本，当前为 ${process.versions.node}。/ ` +
      `Node.js 20.19 or newer is needed; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
