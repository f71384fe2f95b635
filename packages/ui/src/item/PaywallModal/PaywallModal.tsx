import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { LinkButton } from '../../actions/LinkButton/LinkButton'
import { Modal } from '../../dialogs/Modal/Modal'
import * as css from './PaywallModal.css'
import { paywallModalMessages as messages } from './PaywallModal.messages'

/** The dialog that stands before what needs a subscription. */
export interface PaywallModalProps {
  isOpen: boolean
  onClose: () => void
  /** What was tried, in a sentence; absent where the dialog was asked for in general. */
  reason?: ReactNode
  /** Where the prices are. */
  pricesHref: string
  /** Leads to the form that books a demo. */
  onBookDemo: () => void
}

/**
 * Says that something needs a subscription, what one gives, and how to get it.
 *
 * @source specification 6
 */
export function PaywallModal({ isOpen, onClose, reason, pricesHref, onBookDemo }: PaywallModalProps) {
  const { formatMessage } = useIntl()
  const benefits = [messages.dates, messages.companies, messages.follow]
  return (
    <Modal isOpen={isOpen} onClose={onClose} data size="small" title={formatMessage(messages.title)}>
      {() => (
        <>
          {Boolean(reason) && <p>{reason}</p>}
          <div className={css.benefits}>
            <p>{formatMessage(messages.intro)}</p>
            <ul className={css.list}>
              {benefits.map((benefit) => (
                <li key={benefit.id} className={css.benefit}>
                  <Icon icon={Check} />
                  {formatMessage(benefit)}
                </li>
              ))}
            </ul>
          </div>
          <div className={css.actions}>
            <LinkButton variant="primary" href={pricesHref} target="_blank" rel="noreferrer">
              {formatMessage(messages.prices)}
            </LinkButton>
            <Button onPress={onBookDemo}>{formatMessage(messages.demo)}</Button>
            <Button variant="quiet" onPress={onClose}>
              {formatMessage(messages.later)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
