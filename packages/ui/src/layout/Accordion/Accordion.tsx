import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'
import { Disclosure } from '../Disclosure/Disclosure'
import * as css from './Accordion.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'

/** A part of an accordion. */
export interface AccordionItem {
  id: string
  title: ReactNode
  /** Content at the end of the title. This content stays visible when the part is closed. */
  summary?: ReactNode
  content: ReactNode
  /** The `id` of the part's element, so that links to `#anchor` lead to the part. */
  anchor?: string
  isDisabled?: boolean
}

/** The props of an accordion. */
export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** The parts of the accordion as data. */
  items?: readonly AccordionItem[]
  /** Parts as `AccordionPart` elements, shown after the `items`. */
  children?: ReactNode
  /** The ids of the expanded parts, if the parent controls them. */
  expanded?: readonly string[]
  /** The ids of the parts that are expanded initially, if the parent does not control them. */
  defaultExpanded?: readonly string[]
  onExpandedChange?: (ids: string[]) => void
  /** Whether opening one part closes the others. @default false */
  isSingle?: boolean
  /** The level of each part's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
}

const noIds: readonly string[] = []

/** The state that an accordion passes to its parts. */
interface AccordionState {
  expanded: readonly string[]
  setExpanded: (ids: string[]) => void
  isSingle: boolean
  headingLevel: 2 | 3 | 4
}

const AccordionContext = createContext<AccordionState>({
  expanded: noIds,
  setExpanded: () => undefined,
  isSingle: false,
  headingLevel: 3,
})

/** A list of titled parts that users can open and close. */
export function Accordion({
  items,
  children,
  expanded: controlled,
  defaultExpanded = noIds,
  onExpandedChange,
  isSingle = false,
  headingLevel = 3,
  className,
  ...root
}: AccordionProps) {
  const [expanded, setExpanded] = useControlledState(controlled, defaultExpanded, onExpandedChange)
  const state = useMemo(
    () => ({ expanded, setExpanded, isSingle, headingLevel }),
    [expanded, setExpanded, isSingle, headingLevel],
  )
  return (
    <div {...root} className={classNames(css.accordion, className)}>
      <AccordionContext value={state}>
        {items?.map(({ content, ...item }) => (
          <AccordionPart key={item.id} {...item}>
            {content}
          </AccordionPart>
        ))}
        {children}
      </AccordionContext>
    </div>
  )
}

/** The props of a part of an accordion. */
export interface AccordionPartProps
  extends Omit<AccordionItem, 'content'>, Omit<RootProps<HTMLDivElement>, 'id'> {
  children: ReactNode
}

/** A part of an accordion. Use it inside an `Accordion`. */
export function AccordionPart(props: AccordionPartProps) {
  const { id, title, summary, anchor, isDisabled, className, children, ...root } = props
  const { expanded, setExpanded, isSingle, headingLevel } = use(AccordionContext)
  const change = (isExpanded: boolean) => {
    const others = expanded.filter((other) => other !== id)
    setExpanded(isExpanded ? [...(isSingle ? [] : others), id] : others)
  }
  return (
    <div {...root} id={anchor} className={classNames(css.item, className)}>
      <Disclosure
        {...{ title, summary, headingLevel, isDisabled }}
        isExpanded={expanded.includes(id)}
        onExpandedChange={change}
      >
        {children}
      </Disclosure>
    </div>
  )
}
