import { ChevronDown } from 'lucide-react'
import type { FocusEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { Breakpoint } from '../../styles/breakpoints'
import * as css from './Collapse.css'
import { collapseMessages as messages } from './Collapse.messages'
import { useIsLong } from './useIsLong'
import type { RootProps } from '../../styles/RootProps'
import type { ExpansionProps } from '../../styles/StateProps'
import { useControlledState } from '../../styles/useControlledState'

/** The props of a collapse. */
export interface CollapseProps extends ExpansionProps, RootProps<HTMLDivElement> {
  children: ReactNode
  /** The maximum height of the shortened content in px. */
  maxHeight: number
  /**
   * The breakpoint below which content is shortened. Without a breakpoint, content is shortened on every
   * screen.
   */
  below?: Breakpoint
}

/**
 * Shows the beginning of long content, with a button that shows the rest. Content that fits has no button.
 */
export function Collapse({
  children,
  maxHeight,
  below,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  ...root
}: CollapseProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const [isOpen, change] = useControlledState(isExpanded, defaultExpanded, onExpandedChange)
  const isLong = useIsLong(content, maxHeight)
  // Expands the content if the focused element is hidden, because users must see the focus.
  const onFocus = ({ target, currentTarget: container }: FocusEvent) => {
    const isCut = container.scrollHeight > container.clientHeight + 1
    if (isCut && target.getBoundingClientRect().bottom > container.getBoundingClientRect().bottom)
      change(true)
  }
  return (
    <div {...root}>
      <div
        id={id}
        ref={content}
        className={css.content[below ?? 'always']}
        data-expanded={isOpen || undefined}
        data-cut={(isLong && !isOpen) || undefined}
        style={{ [css.heightProperty]: `${maxHeight}px` }}
        onFocus={onFocus}
      >
        {children}
      </div>
      {isLong && (
        <div className={css.toggle[below ?? 'always']} data-expanded={isOpen || undefined}>
          <Button
            variant="quiet"
            size="small"
            icon={ChevronDown}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => change(!isOpen)}
          >
            {formatMessage(isOpen ? messages.less : messages.more)}
          </Button>
        </div>
      )}
    </div>
  )
}
