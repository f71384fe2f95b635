export {
  alertChoiceOf,
  alertKindOf,
  alertTimeOf,
  byImportance,
  changeKinds,
  leftChoiceOf,
} from '../src/agents/alerts/alertKinds'
export type { AlertChoice, AlertKind, AlertKinds, ChangeKind } from '../src/agents/alerts/alertKinds'
export {
  alertKindsBody,
  alertPresetsOf,
  completeAlertKinds,
  kindsOfAlertPreset,
} from '../src/agents/alerts/alertPresets'
export type { AlertPreset } from '../src/agents/alerts/alertPresets'
