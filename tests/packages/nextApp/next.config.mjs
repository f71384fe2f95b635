// oxlint-disable-next-line import/no-default-export -- Next requires a default export
export default {
  typescript: { ignoreBuildErrors: true },
  output: 'export',
  turbopack: { root: import.meta.dirname },
}
