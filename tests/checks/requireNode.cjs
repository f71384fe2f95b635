// Says which version of Node is needed, before an older one fails with an unclear error.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: Spadestik needs 22.18 or later.\n` +
      'With npm alone you can start it with\n' +
      '  npx --yes -p node@24 -p pnpm@12 pnpm start\n' +
      'and test it with\n' +
      '  npx --yes -p node@24 -p pnpm@12 pnpm test',
  )
  process.exit(1)
}
