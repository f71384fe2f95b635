import { spawnSync } from 'node:child_process'

if (process.env['CHROMATIC_PROJECT_TOKEN'] === undefined) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was published. `pnpm test:visual` compares the same stories on this machine.',
  )
} else {
  const { status } = spawnSync(
    'pnpm',
    ['exec', 'chromatic', '--exit-zero-on-changes', '--build-script-name', 'build:storybook'],
    {
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
}
