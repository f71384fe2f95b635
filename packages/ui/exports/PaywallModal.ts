export { PaywallModal } from '../src/item/PaywallModal/PaywallModal'
export type { PaywallModalProps } from '../src/item/PaywallModal/PaywallModal'
