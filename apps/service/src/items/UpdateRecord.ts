/**
 * A piece of news about an item.
 *
 * @source specification 3
 */
export interface UpdateRecord {
  readonly text: string
  /** RFC 3339 with offset. */
  readonly created: string
  /** The section of the page that it is about, such as `dates` or `roles`. */
  readonly scrollId: string | null
}
