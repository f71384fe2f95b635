export { Breadcrumbs } from '../src/Breadcrumbs/Breadcrumbs'
export type { Breadcrumb, BreadcrumbsProps } from '../src/Breadcrumbs/Breadcrumbs'
