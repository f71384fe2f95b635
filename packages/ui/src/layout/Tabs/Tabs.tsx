import type { ReactNode } from 'react'
import type { TabProps as AriaTabProps } from 'react-aria-components/Tabs'
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs'
import * as css from './Tabs.css'
import type { AriaRootProps, RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { ValueProps } from '../../styles/StateProps'

/** A tab, with the content of its panel. */
export interface Tab {
  /** The id of the tab. The content of the tab is the `TabPanel` with the same id. */
  id: string
  title: ReactNode
  /** A count beside the title of the tab. */
  note?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

/** The props of tabs. */
export interface TabsProps extends ValueProps<string>, RootProps<HTMLDivElement> {
  /** The accessible name of the tab list. */
  label?: string
  /** The tabs as data. */
  tabs?: readonly Tab[]
  /** A `TabList` and its `TabPanel`s. Use them instead of `tabs`. */
  children?: ReactNode
  /** The id of the selected tab, if the parent controls it. */
  value?: string
  /** The id of the tab that is selected initially. Defaults to the first tab. */
  defaultValue?: string
}

/** Shows one of several panels. Arrow keys move to another tab and select it. */
export function Tabs(props: TabsProps) {
  const { label = '', tabs, children, value, defaultValue, onChange, className, ...root } = props
  return (
    <AriaTabs
      {...root}
      className={classNames(css.tabs, className)}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      {tabs && (
        <TabList label={label}>
          {tabs.map(({ id, title, note, isDisabled }) => (
            <TabItem key={id} {...{ id, note, isDisabled }}>
              {title}
            </TabItem>
          ))}
        </TabList>
      )}
      {tabs?.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
      {children}
    </AriaTabs>
  )
}

/** The props of a tab list. */
export interface TabListProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the tab list. */
  label: string
  /** The `TabItem`s of the list. */
  children: ReactNode
}

/** The list of tabs. Use it inside `Tabs`. If it is too narrow for its tabs, the selected one is scrolled into view. */
export function TabList({ label, className, ...root }: TabListProps) {
  return <AriaTabList {...root} aria-label={label} className={classNames(css.list, className)} />
}

/** The props of a tab. */
export interface TabItemProps
  extends Pick<Tab, 'id' | 'note'>, Omit<AriaRootProps<AriaTabProps, HTMLDivElement>, 'id'> {
  /** The title of the tab. */
  children: ReactNode
}

/** Scrolls the row to the tab of a mark, and shows a part of the tab before it. The page does not scroll. */
function showInRow(mark: HTMLElement | null): void {
  const tab = mark?.parentElement
  if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - 48
}

/** A tab of a `TabList`. When it is selected, the `TabPanel` with the same id is visible. */
export function TabItem({ note, className, children, ...root }: TabItemProps) {
  return (
    <AriaTab {...root} className={classNames(css.tab, className)}>
      {({ isSelected }) => (
        <>
          {children}
          {note !== undefined && <span className={css.note}>{note}</span>}
          {isSelected && <span ref={showInRow} hidden />}
        </>
      )}
    </AriaTab>
  )
}

/** The props of a tab panel. */
export interface TabPanelProps extends RootProps<HTMLDivElement> {
  /** The id of the tab that shows the panel. */
  id: string
  /** The content of the tab. */
  children: ReactNode
}

/** The panel of a tab. Use it inside `Tabs`. */
export function TabPanel({ className, ...root }: TabPanelProps) {
  return <AriaTabPanel {...root} className={classNames(css.panel, className)} />
}
