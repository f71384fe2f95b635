import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { Icon } from '../../graphics/Icon/Icon'
import { LinkButton } from '../../actions/LinkButton/LinkButton'
import { Modal } from '../../dialogs/Modal/Modal'
import * as css from './PaywallModal.css'
import { paywallModalMessages as messages } from './PaywallModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a paywall dialog. */
export interface PaywallModalProps extends RootProps<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the user closes the dialog by a button, by Escape or by a press on the backdrop. */
  onClose: () => void
  /**
   * A sentence that says what the user tried to do. Leave out if the user only wanted to open this dialog.
   */
  reason?: ReactNode
  /** The address of the price list. */
  pricesHref: string
  /** Opens the form to book a demo. */
  onBookDemo: () => void
}

/**
 * A dialog for a feature that the user has not bought. It says what the product offers and how to buy it
 * (M07).
 */
export function PaywallModal({ reason, pricesHref, onBookDemo, ...modal }: PaywallModalProps) {
  const { formatMessage } = useIntl()
  const benefits = [messages.dates, messages.companies, messages.follow]
  return (
    <Modal {...modal} data size="small" title={formatMessage(messages.title)}>
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
            <Button variant="quiet" onPress={modal.onClose}>
              {formatMessage(messages.later)}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
