export { AlertKinds } from '../src/saved/AlertKinds/AlertKinds'
export type {
  AlertChoice,
  AlertChoices,
  AlertKind,
  AlertKindsProps,
  AlertPresetOption,
} from '../src/saved/AlertKinds/AlertKinds'
