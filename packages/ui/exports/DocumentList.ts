export { DocumentList } from '../src/item/DocumentList/DocumentList'
export type { DocumentLink, DocumentListProps } from '../src/item/DocumentList/DocumentList'
