import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Disclosure.css'

/** A section that can be folded. */
export interface DisclosureProps {
  title: ReactNode
  /** What is chosen within, shown at the right whether it is open or not. */
  summary?: ReactNode
  children: ReactNode
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  isDisabled?: boolean
  /** @default 3 */
  headingLevel?: 2 | 3 | 4
  /** `section` has a hairline below and the inset of the filter panel; `plain` has neither. */
  variant?: 'section' | 'plain'
}

/** Folds a section away behind its title; the summary tells what is inside. */
export function Disclosure({
  title,
  summary,
  children,
  headingLevel = 3,
  variant = 'section',
  ...state
}: DisclosureProps) {
  return (
    <AriaDisclosure {...state} className={css.disclosure} data-variant={variant}>
      <Heading level={headingLevel}>
        <Button slot="trigger" className={css.trigger}>
          <span className={css.chevron}>
            <Icon icon={ChevronRight} />
          </span>
          <span className={css.title}>{title}</span>
          {Boolean(summary) && <span className={css.summary}>{summary}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={css.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
