export { PageLayout } from '../src/PageLayout/PageLayout'
export type { PageLayoutProps } from '../src/PageLayout/PageLayout'
