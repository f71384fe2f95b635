import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './Sidebar.css'
import { sidebarMessages as messages } from './Sidebar.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a sidebar. */
export interface SidebarProps extends RootProps<HTMLElement> {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Content that stays in view at the bottom, such as a button. */
  footer?: ReactNode
  /** The side of the screen, in the direction of the text. @default 'end' */
  side?: 'start' | 'end'
}

/**
 * A panel over the side of the page that keeps the focus. The backdrop, Escape and its button close it (N01).
 */
export function Sidebar({
  isOpen,
  onClose,
  title,
  children,
  footer,
  side = 'end',
  className,
  ...root
}: SidebarProps) {
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
        <Dialog {...root} className={classNames(css.dialog, className)}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton icon={X} label={formatMessage(messages.close)} hasTooltip={false} onPress={onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long content without a link must scroll with the keyboard too */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
          {Boolean(footer) && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
