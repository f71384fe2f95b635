import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './Disclosure.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { ExpansionProps } from '../../styles/StateProps'

/** The props of a disclosure. */
export interface DisclosureProps extends ExpansionProps, RootProps<HTMLDivElement> {
  /** The title, which is the button. */
  title: ReactNode
  /** A summary of what is selected in the section. It is always visible at the end of the title. */
  summary?: ReactNode
  /** The content below the title. */
  children: ReactNode
  /** Whether users cannot open or close the section. */
  isDisabled?: boolean
  /** The level of the title's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
  /**
   * `section` has a line below it and the padding of the filter panel. `plain` has no line and no padding.
   * @default 'section'
   */
  variant?: 'section' | 'plain'
}

/** A section that opens and closes with a press on its title. Its summary says what is selected inside. */
export function Disclosure({
  title,
  summary,
  children,
  headingLevel = 3,
  variant = 'section',
  className,
  ...root
}: DisclosureProps) {
  return (
    <AriaDisclosure {...root} className={classNames(css.disclosure, className)} data-variant={variant}>
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
