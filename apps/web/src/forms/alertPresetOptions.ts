import { alertPresetsOf, completeAlertKinds, kindsOfAlertPreset } from '@spadestik/domain/alerts'
import type { AlertPresetOption } from '@spadestik/ui/AlertKinds'

/**
 * Returns presets such as "everything" or "urgent only". A preset sets for every kind of change whether it is
 * mailed, and how urgently.
 */
export const alertPresetOptions = (owner: 'agent' | 'list'): AlertPresetOption[] =>
  alertPresetsOf(owner).map((name) => ({
    name,
    choices: completeAlertKinds(kindsOfAlertPreset(name), owner),
  }))
