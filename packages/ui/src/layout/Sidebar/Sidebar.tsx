import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './Sidebar.css'
import { sidebarMessages as messages } from './Sidebar.messages'

/** A sheet at the side of the screen. */
export interface SidebarProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** What stays in view below the content, such as a button. */
  footer?: ReactNode
  /** The side it comes from, in the direction of the text. @default 'end' */
  side?: 'start' | 'end'
}

/**
 * Shows a sheet over the page that keeps the focus and closes by its backdrop, Escape or its button.
 *
 * @source specification 2
 */
export function Sidebar({ isOpen, onClose, title, children, footer, side = 'end' }: SidebarProps) {
  const { formatMessage } = useIntl()
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose()
      }}
      isDismissable
    >
      <Modal className={css.sheet} data-side={side}>
        <Dialog className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton icon={X} label={formatMessage(messages.close)} hasTooltip={false} onPress={onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long news without a link must scroll by keys too */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
          {Boolean(footer) && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
