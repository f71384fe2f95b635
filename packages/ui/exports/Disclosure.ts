export { Disclosure } from '../src/Disclosure/Disclosure'
export type { DisclosureProps } from '../src/Disclosure/Disclosure'
