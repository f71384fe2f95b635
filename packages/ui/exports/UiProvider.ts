export { UiProvider } from '../src/layout/UiProvider/UiProvider'
export type { UiProviderProps } from '../src/layout/UiProvider/UiProvider'
