import { changedPhases } from './changedPhases'
import type { Step } from './runPhases'
import { runPhases } from './runPhases'

/**
 * This script runs every check and test. Phases run in parallel if one alone does not use all processor
 * cores. `--long` lets the tests do more (see testLength.ts), and `--changed` leaves out tests that the
 * changes since main cannot affect.
 */
const isLong = process.argv.includes('--long')
if (isLong) process.env['LONG'] = '1'
const allSteps: Step[] = [
  { name: 'check', command: ['pnpm', 'check'] },
  // The first two take longest, so they start first.
  [
    { name: 'packages and app', command: ['pnpm', 'test:unit', '--project', '!service*'] },
    { name: 'service', command: ['pnpm', 'test:unit', '--project', 'service*'] },
    { name: 'contract', command: ['pnpm', 'test:contract'] },
    { name: 'installed packages', command: ['pnpm', 'test:packages'] },
    { name: 'Storybook', command: ['pnpm', 'build:storybook'] },
  ],
  { name: 'stories', command: ['pnpm', 'test:stories', '--no-build'] },
  { name: 'pictures', command: ['pnpm', 'test:visual', '--project', 'important'] },
  { name: 'journeys', command: ['pnpm', 'test:e2e'] },
  // Firefox, WebKit and a screen reader are seldom installed, and slow.
  ...(isLong ? [{ name: 'other browsers', command: ['pnpm', 'test:browsers'] as const }] : []),
]
const machine: Step = { name: 'machine', command: ['pnpm', 'exec', 'tsx', 'tests/setup/prepareMachine.ts'] }
const steps = process.argv.includes('--changed') ? changedPhases() : allSteps
const isGood = await runPhases([machine, ...steps])
if (!isGood) process.exitCode = 1
