/** Writes the lines of the changelogs. Readers need what changed, without commits and lists of versions. */
// oxlint-disable-next-line import/no-default-export -- Changesets reads the default export
export default {
  getReleaseLine: async ({ summary }) => {
    const [first, ...more] = summary.trim().split('\n')
    return [`- ${first}`, ...more.map((line) => (line === '' ? '' : `  ${line}`))].join('\n')
  },
  getDependencyReleaseLine: async () => '',
}
