export { Tabs } from '../src/Tabs/Tabs'
export type { Tab, TabsProps } from '../src/Tabs/Tabs'
