export { Breadcrumbs } from '../src/layout/Breadcrumbs/Breadcrumbs'
export type { Breadcrumb, BreadcrumbsProps } from '../src/layout/Breadcrumbs/Breadcrumbs'
