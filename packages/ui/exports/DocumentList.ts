export { DocumentList } from '../src/DocumentList/DocumentList'
export type { DocumentLink, DocumentListProps } from '../src/DocumentList/DocumentList'
