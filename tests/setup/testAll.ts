import { runPhases } from './runPhases'

/**
 * Runs every check and test in order. Contracts and packages mostly use one core each, so they run beside
 * each other, and so does the build of Storybook that the next phases open. `--long` makes the tests do
 * everything (testLength.ts).
 */
if (process.argv.includes('--long')) process.env['LONG'] = '1'
const isGood = await runPhases([
  { name: 'machine', command: ['pnpm', 'exec', 'tsx', 'tests/setup/prepareMachine.ts'] },
  { name: 'check', command: ['pnpm', 'check'] },
  { name: 'unit', command: ['pnpm', 'test:unit'] },
  [
    [{ name: 'contract', command: ['pnpm', 'test:contract'] }],
    [
      { name: 'packages', command: ['pnpm', 'test:packages'] },
      { name: 'Storybook', command: ['pnpm', 'build:storybook'] },
    ],
  ],
  { name: 'stories', command: ['pnpm', 'test:stories', '--no-build'] },
  { name: 'pictures', command: ['pnpm', 'test:visual', '--project', 'important'] },
  { name: 'journeys', command: ['pnpm', 'test:e2e'] },
])
if (!isGood) process.exitCode = 1
