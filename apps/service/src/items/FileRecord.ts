/**
 * A file of an item: an image of its carousel, a document of its list, or a logo.
 *
 * @source specification 3
 */
export interface FileRecord {
  readonly name: string
  readonly code: string
  /** Without the dot: `pdf`. */
  readonly extension: string
  /** Where it is served: an absolute address, or a path of this service such as `/files/…`. */
  readonly link: string
  readonly isImage: boolean
  /** Who made or published it. */
  readonly source: string | null
}
