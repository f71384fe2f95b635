export { UiProvider } from '../src/UiProvider/UiProvider'
export type { UiProviderProps } from '../src/UiProvider/UiProvider'
