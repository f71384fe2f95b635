export { Disclosure } from '../src/layout/Disclosure/Disclosure'
export type { DisclosureProps } from '../src/layout/Disclosure/Disclosure'
