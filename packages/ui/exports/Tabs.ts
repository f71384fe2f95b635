export { Tabs } from '../src/layout/Tabs/Tabs'
export type { Tab, TabsProps } from '../src/layout/Tabs/Tabs'
