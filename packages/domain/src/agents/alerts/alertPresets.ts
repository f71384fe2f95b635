import type { AlertKind, AlertKinds } from './alertKinds'
import { alertChoiceOf, alertKindsOf } from './alertKinds'

/** The names of the presets, in the order of the settings. */
const alertPresets = ['everything', 'urgentAtOnce', 'urgentOnly', 'newOnly'] as const

/** The name of a prepared set of choices. */
export type AlertPreset = (typeof alertPresets)[number]

const urgent: AlertKinds = { earlierDeadline: 'atOnce', outcome: 'atOnce' }

/** Returns choices with which only the given kinds are mailed. */
function only(kinds: AlertKinds): AlertKinds {
  const none = Object.fromEntries(alertKindsOf('agent').map((kind) => [kind, 'never']))
  return { ...none, ...kinds }
}

const kindsOfPreset: Readonly<Record<AlertPreset, AlertKinds>> = {
  everything: {},
  urgentAtOnce: urgent,
  urgentOnly: only(urgent),
  newOnly: only({ new: 'withMail' }),
}

/**
 * Returns the presets of an agent or a list. A list has no preset `newOnly`, because it has no kind `new`.
 */
export const alertPresetsOf = (owner: 'agent' | 'list'): readonly AlertPreset[] =>
  alertPresets.filter((preset) => owner === 'agent' || preset !== 'newOnly')

/** Returns the choices of a preset. */
export const kindsOfAlertPreset = (preset: AlertPreset): AlertKinds => kindsOfPreset[preset]

/** Returns the preset with the same choices, or null when the user has made another choice. */
export function presetOfAlertKinds(
  kinds: AlertKinds | null | undefined,
  owner: 'agent' | 'list',
): AlertPreset | null {
  const isSame = (preset: AlertPreset) =>
    alertKindsOf(owner).every(
      (kind: AlertKind) => alertChoiceOf(kinds, kind) === alertChoiceOf(kindsOfPreset[preset], kind),
    )
  return alertPresetsOf(owner).find(isSame) ?? null
}

/** Returns the choices for all kinds of an agent or a list, with the defaults of missing kinds. */
export const completeAlertKinds = (
  kinds: AlertKinds | null | undefined,
  owner: 'agent' | 'list',
): AlertKinds => Object.fromEntries(alertKindsOf(owner).map((kind) => [kind, alertChoiceOf(kinds, kind)]))

/**
 * Returns the property `alertKinds` of a request body. The property is left out if every choice is the
 * default.
 */
export function alertKindsBody(
  kinds: AlertKinds | undefined,
  owner: 'agent' | 'list',
): { readonly alertKinds?: AlertKinds } {
  if (kinds === undefined || presetOfAlertKinds(kinds, owner) === 'everything') return {}
  return { alertKinds: kinds }
}
