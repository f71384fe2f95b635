/** Options for writing items. */
export interface WriteMode {
  /** Whether the items are old data, such as demo data, which causes no updates and no e-mails. */
  readonly isHistory?: boolean
}
