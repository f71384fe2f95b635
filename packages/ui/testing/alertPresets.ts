import type { AlertChoices, AlertPresetOption } from '../src/saved/AlertKinds/AlertKinds'

/** When an agent (a saved search) mails each kind of change by default. */
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

export const alertPresets: readonly AlertPresetOption[] = [
  { name: 'everything', choices: everything },
  { name: 'urgentAtOnce', choices: { ...everything, ...urgent } },
  { name: 'urgentOnly', choices: { ...none, ...urgent } },
  { name: 'newOnly', choices: { ...none, new: 'withMail' } },
]
