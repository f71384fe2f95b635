export { Pagination } from '../src/Pagination/Pagination'
export type { PageItem, PaginationProps } from '../src/Pagination/Pagination'
