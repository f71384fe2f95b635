import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { IconButton } from '../../actions/IconButton/IconButton'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './FilterPanel.css'
import { filterPanelMessages as messages } from './FilterPanel.messages'
import { useOverlayHistory } from '../../overlays/OverlayHistoryContext'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

interface FilterDrawerProps extends RootProps<HTMLElement> {
  heading: ReactNode
  children: ReactNode
  onOpenChange: (isOpen: boolean) => void
  resultCount: number | null
  isCountCapped: boolean
}

/**
 * The filters on a small screen, as a drawer over the results. The last button of the drawer shows the number
 * of results.
 */
export function FilterDrawer(props: FilterDrawerProps) {
  const { heading, children, onOpenChange, resultCount, isCountCapped, className, ...root } = props
  const { formatMessage } = useIntl()
  useOverlayHistory(true, () => onOpenChange(false))
  const showLabel = () => {
    if (resultCount === null) return formatMessage(messages.showUncounted)
    return formatMessage(isCountCapped ? messages.showCapped : messages.show, { count: resultCount })
  }
  return (
    <ModalOverlay className={css.overlay} isOpen onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.drawer}>
        <Dialog {...root} className={classNames(css.dialog, className)}>
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
