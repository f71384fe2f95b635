// Says what to type where Node is too old, before anything fails in a stranger way.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: Spadestik needs 22.18 or later.\n` +
      'Any machine with npm can run it as\n' +
      '  npx --yes -p node@24 -p pnpm@12 pnpm start\n' +
      'and test it as\n' +
      '  npx --yes -p node@24 -p pnpm@12 pnpm test',
  )
  process.exit(1)
}
