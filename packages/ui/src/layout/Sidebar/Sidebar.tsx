import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { useOverlayHistory } from '../../overlays/OverlayHistoryContext'
import * as css from './Sidebar.css'
import { sidebarMessages as messages } from './Sidebar.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a sidebar. */
export interface SidebarProps extends RootProps<HTMLElement> {
  /** Whether the sidebar is open. */
  isOpen: boolean
  /** Called when the user closes the sidebar, with its button, with Escape or by a press on the backdrop. */
  onClose: () => void
  /** The heading, which names the sidebar. */
  title: ReactNode
  /** The content, which scrolls between the heading and the foot. */
  children: ReactNode
  /** Content at the bottom that is always visible, such as a button. */
  footer?: ReactNode
  /** The side of the screen. `start` is left in a left-to-right language. @default 'end' */
  side?: 'start' | 'end'
}

/** A dialog at the side of the page. The backdrop, Escape and a close button close it (N01). */
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
  const titleId = useId()
  useOverlayHistory(isOpen, onClose)
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
              <span id={titleId}>{title}</span>
            </Heading>
            <IconButton icon={X} label={formatMessage(messages.close)} hasTooltip={false} onPress={onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users must be able to scroll long content with the keyboard, even if it has no link */}
          <section aria-labelledby={titleId} className={css.body} tabIndex={0}>
            {children}
          </section>
          {Boolean(footer) && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
