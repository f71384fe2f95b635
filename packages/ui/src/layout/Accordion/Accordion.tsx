import type { ReactNode } from 'react'
import { createContext, use, useMemo } from 'react'
import { Disclosure } from '../Disclosure/Disclosure'
import * as css from './Accordion.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'

/** A section of an accordion. */
export interface AccordionItem {
  /** The id of the section, unique in the accordion. */
  id: string
  /** The title, which is the button of the section. */
  title: ReactNode
  /** Content at the end of the title. This content stays visible when the section is closed. */
  summary?: ReactNode
  content: ReactNode
  /** The `id` of the section's element, to which links with this hash lead. */
  anchor?: string
  /** Whether users cannot open or close the section. */
  isDisabled?: boolean
}

/** The props of an accordion. */
export interface AccordionProps extends RootProps<HTMLDivElement> {
  /** The sections of the accordion as data. */
  items?: readonly AccordionItem[]
  /** Sections as `AccordionPart` elements. They are shown after the `items`. */
  children?: ReactNode
  /** The ids of the expanded sections, if the parent controls them. */
  expanded?: readonly string[]
  /** The ids of the sections that are expanded initially, if the parent does not control them. */
  defaultExpanded?: readonly string[]
  /** Called with the ids of all open sections after the user opens or closes a section. */
  onExpandedChange?: (ids: string[]) => void
  /** Whether opening a section closes the other sections. @default false */
  isSingle?: boolean
  /** The level of each section's heading. @default 3 */
  headingLevel?: 2 | 3 | 4
}

const noIds: readonly string[] = []

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

/** A list of sections with titles. Users can open and close each section. */
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

/** The props of a section. They are the fields of an `AccordionItem`, but the content is in `children`. */
export interface AccordionPartProps
  extends Omit<AccordionItem, 'content'>, Omit<RootProps<HTMLDivElement>, 'id'> {
  /** The content of the section. */
  children: ReactNode
}

/** A section of an accordion. Use this component inside an `Accordion`. */
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
