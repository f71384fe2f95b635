export { Pagination } from '../src/layout/Pagination/Pagination'
export type { PageItem, PaginationProps } from '../src/layout/Pagination/Pagination'
