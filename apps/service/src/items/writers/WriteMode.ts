/** How items are written. */
export interface WriteMode {
  /** What has long been known, such as demo data: it is no news to anybody, and no e-mail tells it. */
  readonly isHistory?: boolean
}
