import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import * as css from './Tabs.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import type { ValueProps } from '../../styles/StateProps'

/** A tab and its panel. */
export interface Tab {
  id: string
  title: ReactNode
  /** A count beside the title. */
  note?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

/** The props of tabs. */
export interface TabsProps extends ValueProps<string>, RootProps<HTMLDivElement> {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The id of the selected tab, if the parent controls it. */
  value?: string
  /** The id of the tab that is selected at first. Defaults to the first tab. */
  defaultValue?: string
}

/** Shows one of several panels. Arrow keys move between the tabs and select one. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className, ...root }: TabsProps) {
  return (
    <AriaTabs
      {...root}
      className={classNames(css.tabs, className)}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map(({ id, title, note, isDisabled }) => (
          <AriaTab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
            {title}
            {note !== undefined && <span className={css.note}>{note}</span>}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
