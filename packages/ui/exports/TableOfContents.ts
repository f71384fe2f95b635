export { TableOfContents } from '../src/layout/TableOfContents/TableOfContents'
export type { TableOfContentsProps } from '../src/layout/TableOfContents/TableOfContents'
