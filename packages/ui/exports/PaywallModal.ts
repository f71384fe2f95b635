export { PaywallModal } from '../src/PaywallModal/PaywallModal'
export type { PaywallModalProps } from '../src/PaywallModal/PaywallModal'
