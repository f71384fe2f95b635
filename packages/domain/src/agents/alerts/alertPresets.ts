import type { AlertKind, AlertKinds } from './alertKinds'
import { alertChoiceOf, alertKindsOf } from './alertKinds'

/**
 * The names of the presets, in the order in which the settings show them. A preset sets how urgently each
 * kind of change is mailed.
 */
const alertPresets = ['everything', 'urgentAtOnce', 'urgentOnly', 'newOnly'] as const

export type AlertPreset = (typeof alertPresets)[number]

const urgent: AlertKinds = { earlierDeadline: 'atOnce', outcome: 'atOnce' }

/** Returns a choice for every kind of change: the choices in `kinds`, and `never` for all other kinds. */
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
 * Returns the names of the presets. Lists do not have `newOnly`, because they have no changes of the kind
 * `new`.
 */
export const alertPresetsOf = (owner: 'agent' | 'list'): readonly AlertPreset[] =>
  alertPresets.filter((preset) => owner === 'agent' || preset !== 'newOnly')

export const kindsOfAlertPreset = (preset: AlertPreset): AlertKinds => kindsOfPreset[preset]

/** Returns the preset with the same choices as the user's, or null if there is no such preset. */
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

export const completeAlertKinds = (
  kinds: AlertKinds | null | undefined,
  owner: 'agent' | 'list',
): AlertKinds => Object.fromEntries(alertKindsOf(owner).map((kind) => [kind, alertChoiceOf(kinds, kind)]))

/**
 * Returns an object with the property `alertKinds` of a request body, or an empty object if every choice is
 * the default.
 */
export function alertKindsBody(
  kinds: AlertKinds | undefined,
  owner: 'agent' | 'list',
): { readonly alertKinds?: AlertKinds } {
  if (kinds === undefined || presetOfAlertKinds(kinds, owner) === 'everything') return {}
  return { alertKinds: kinds }
}
