import { PaywallModal } from '@spadestik/ui/PaywallModal'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../routing/paths'
import type { PaywalledAction } from './PaywalledAction'
import { messages } from './Paywall.messages'

interface PaywallDialogProps {
  /** What was tried; null where the dialog was asked for in general. */
  action: PaywalledAction | null
  onClose: () => void
}

/** Says what needs a subscription and leads to the prices and to a demo. @source specification 6 */
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
