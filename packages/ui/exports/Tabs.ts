export { TabItem, TabList, TabPanel, Tabs } from '../src/layout/Tabs/Tabs'
export type { Tab, TabItemProps, TabListProps, TabPanelProps, TabsProps } from '../src/layout/Tabs/Tabs'
