import type { AlertChoices, AlertPresetOption } from '../src/saved/AlertKinds/AlertKinds'

/** The choices of an agent by default. */
export const everything: AlertChoices = {
  new: 'withMail',
  earlierDeadline: 'withMail',
  deadline: 'withMail',
  outcome: 'withMail',
  phase: 'withMail',
  sum: 'withMail',
  other: 'withMail',
  left: 'never',
}

const none = Object.fromEntries(Object.keys(everything).map((kind) => [kind, 'never'])) as AlertChoices
const urgent = { earlierDeadline: 'atOnce', outcome: 'atOnce' } as const

/** The presets of an agent, for stories and tests. */
export const alertPresets: readonly AlertPresetOption[] = [
  { name: 'everything', choices: everything },
  { name: 'urgentAtOnce', choices: { ...everything, ...urgent } },
  { name: 'urgentOnly', choices: { ...none, ...urgent } },
  { name: 'newOnly', choices: { ...none, new: 'withMail' } },
]
