import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { from } from '../styles/breakpoints'
import { visuallyHidden } from '../styles/visuallyHidden.css'
import { useMediaQuery } from '../styles/useMediaQuery'
import * as css from './FilterPanel.css'
import { filterPanelMessages as messages } from './FilterPanel.messages'

/** Where the filters of a search stand. */
export interface FilterPanelProps {
  children: ReactNode
  /** Whether the drawer is open; on a wide screen the panel always shows. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How many results there are now, or null while that is unknown. */
  resultCount: number | null
  /** Whether there are more results than were counted. */
  isCountCapped?: boolean
  title?: ReactNode
}

/**
 * Stands beside the results on a wide screen; below 960 px it is a drawer that keeps the focus and ends with a
 * button that says how many results wait.
 */
export function FilterPanel({
  children,
  isOpen,
  onOpenChange,
  resultCount,
  isCountCapped = false,
  title,
}: FilterPanelProps) {
  const { formatMessage } = useIntl()
  const isWide = useMediaQuery(from('md'))
  const heading = title ?? formatMessage(messages.title)
  if (isWide) {
    return (
      <aside className={css.aside} aria-label={formatMessage(messages.title)}>
        {children}
      </aside>
    )
  }
  const showLabel = () => {
    if (resultCount === null) return formatMessage(messages.showUncounted)
    return formatMessage(isCountCapped ? messages.showCapped : messages.show, { count: resultCount })
  }
  return (
    <ModalOverlay className={css.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.drawer}>
        <Dialog className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {heading}
            </Heading>
            <IconButton
              icon={X}
              label={formatMessage(messages.close)}
              hasTooltip={false}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <div className={css.body}>{children}</div>
          <div className={css.foot}>
            <Button variant="primary" isFullWidth onPress={() => onOpenChange(false)}>
              {showLabel()}
            </Button>
            <output className={visuallyHidden}>{showLabel()}</output>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
