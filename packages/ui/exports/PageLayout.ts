export { PageLayout } from '../src/layout/PageLayout/PageLayout'
export type { PageLayoutProps } from '../src/layout/PageLayout/PageLayout'
