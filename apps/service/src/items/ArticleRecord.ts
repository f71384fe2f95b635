import type { FileRecord } from './FileRecord'

/**
 * An article of the press about a project.
 *
 * @source specification 3
 */
export interface ArticleRecord {
  readonly title: string
  /** RFC 3339 with offset. */
  readonly created: string
  readonly coverImage: FileRecord | null
  readonly hostName: string
  /** Such as `example.dk`. */
  readonly hostDomain: string
  readonly link: string
}
