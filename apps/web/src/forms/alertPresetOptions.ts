import { alertPresetsOf, completeAlertKinds, kindsOfAlertPreset } from '@spadestik/domain/alerts'
import type { AlertPresetOption } from '@spadestik/ui/AlertKinds'

/** Returns the presets for kinds of changes that the settings of an agent or a list offer. */
export const alertPresetOptions = (owner: 'agent' | 'list'): AlertPresetOption[] =>
  alertPresetsOf(owner).map((name) => ({
    name,
    choices: completeAlertKinds(kindsOfAlertPreset(name), owner),
  }))
