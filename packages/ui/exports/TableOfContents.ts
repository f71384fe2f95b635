export { TableOfContents } from '../src/TableOfContents/TableOfContents'
export type { TableOfContentsProps } from '../src/TableOfContents/TableOfContents'
