import type { ReactNode } from 'react'
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import * as css from './Tabs.css'

/** One part, and the tab that shows it. */
export interface Tab {
  id: string
  title: ReactNode
  /** A count beside the title. */
  note?: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

/** Parts of equal rank, shown one at a time. */
export interface TabsProps {
  /** What the tabs choose between, read when they are entered. */
  label: string
  tabs: readonly Tab[]
  selectedId: string
  onSelectedChange: (id: string) => void
}

/** Shows one of several parts; the arrows move between the tabs and choose. */
export function Tabs({ label, tabs, selectedId, onSelectedChange }: TabsProps) {
  return (
    <AriaTabs
      className={css.tabs}
      selectedKey={selectedId}
      onSelectionChange={(key) => onSelectedChange(String(key))}
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
