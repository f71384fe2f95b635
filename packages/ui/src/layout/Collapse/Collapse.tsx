import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { Breakpoint } from '../../styles/breakpoints'
import * as css from './Collapse.css'
import { collapseMessages as messages } from './Collapse.messages'
import { useCollapse } from './useCollapse'
import type { RootProps } from '../../styles/RootProps'
import type { ExpansionProps } from '../../styles/StateProps'

/** The props of a collapse. */
export interface CollapseProps extends ExpansionProps, RootProps<HTMLDivElement> {
  /** The long content. At first, only its beginning is visible. */
  children: ReactNode
  /** The maximum height of the shortened content in px. */
  maxHeight: number
  /**
   * The breakpoint below which the content is shortened. Without a breakpoint, the content is shortened on
   * every screen.
   */
  below?: Breakpoint
}

/**
 * Shows the beginning of long content, with a button that shows the rest. Content that fits has no button.
 */
export function Collapse(props: CollapseProps) {
  const { children, below, maxHeight, isExpanded, defaultExpanded, onExpandedChange, ...root } = props
  const { formatMessage } = useIntl()
  const collapse = useCollapse({ maxHeight, isExpanded, defaultExpanded, onExpandedChange })
  return (
    <div {...root}>
      <div {...collapse.contentProps} className={css.content[below ?? 'always']}>
        {children}
      </div>
      {collapse.isLong && (
        <div className={css.toggle[below ?? 'always']} data-expanded={collapse.isExpanded || undefined}>
          <Button variant="quiet" size="small" icon={ChevronDown} {...collapse.toggleProps}>
            {formatMessage(collapse.isExpanded ? messages.less : messages.more)}
          </Button>
        </div>
      )}
    </div>
  )
}
