import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure'
import * as css from './Accordion.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'

/** One part of an accordion. */
export interface AccordionItem {
  id: string
  title: ReactNode
  /** Content at the end of the title, whether the part is open or not. */
  summary?: ReactNode
  content: ReactNode
  /** The id of its element, so that `#anchor` links to it. */
  anchor?: string
  isDisabled?: boolean
}

/** The props of an accordion. */
export interface AccordionProps extends RootProps<HTMLDivElement> {
  items: readonly AccordionItem[]
  /** The ids of the expanded parts, if the parent controls them. */
  expanded?: readonly string[]
  /** The ids of the parts that are expanded at first, if the accordion keeps them. */
  defaultExpanded?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
  /** Whether opening one part closes the others. @default false */
  isSingle?: boolean
  /** @default 3 */
  headingLevel?: 2 | 3 | 4
}

const noIds: readonly string[] = []

/** Lists titled parts that can be opened. */
export function Accordion({
  items,
  expanded: controlled,
  defaultExpanded = noIds,
  onExpandedChange,
  isSingle = false,
  headingLevel = 3,
  className,
  ...root
}: AccordionProps) {
  const [expanded, setExpanded] = useControlledState(controlled, defaultExpanded, onExpandedChange)
  const change = (id: string, isExpanded: boolean) => {
    const others = isSingle ? [] : expanded.filter((other) => other !== id)
    setExpanded(isExpanded ? [...others, id] : expanded.filter((other) => other !== id))
  }
  return (
    <div {...root} className={classNames(css.accordion, className)}>
      {items.map(({ id, title, summary, content, anchor, isDisabled }) => (
        <div key={id} id={anchor} className={css.item}>
          <Disclosure
            title={title}
            summary={summary}
            headingLevel={headingLevel}
            isDisabled={isDisabled}
            isExpanded={expanded.includes(id)}
            onExpandedChange={(isExpanded) => change(id, isExpanded)}
          >
            {content}
          </Disclosure>
        </div>
      ))}
    </div>
  )
}
