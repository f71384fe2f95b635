import type { ReleaseFault } from '../release/ReleaseFault'

/** A release (a published notice), or why a part of the file is none. */
export type ReadRelease =
  | {
      readonly release: unknown
      /** What is special about how it was read. */
      readonly note?: ReleaseFault
    }
  | { readonly unreadable: string }
