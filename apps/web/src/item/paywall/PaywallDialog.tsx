import { PaywallModal } from '@spadestik/ui/PaywallModal'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../routing/paths'
import type { PaywalledAction } from './PaywalledAction'
import { messages } from './Paywall.messages'

interface PaywallDialogProps {
  /** Null shows the general text. */
  action: PaywalledAction | null
  onClose: () => void
}

/** Explains why an action needs a subscription, with links to the prices and a demo (K01, M07). */
export function PaywallDialog({ action, onClose }: PaywallDialogProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <PaywallModal
      isOpen
      onClose={onClose}
      reason={action === null ? undefined : formatMessage(messages[action])}
      pricesHref={paths.info('prices')}
      onBookDemo={() => {
        onClose()
        void navigate(paths.bookDemo)
      }}
    />
  )
}
