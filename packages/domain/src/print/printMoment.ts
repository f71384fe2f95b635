import { limits } from '../limits/limits'

/** The image loading of a printed project. */
export interface ImageProgress {
  /** Since rendering. @unit ms */
  readonly waitedMs: number
  /** Images that have neither loaded nor failed. */
  readonly pendingImages: number
}

/**
 * Returns the next step of a printed project: print, or check again after some milliseconds. The first check is
 * after 1 s, then every 200 ms. After 15 s it prints even if images are still loading. (X01)
 */
export function nextPrintStep({
  waitedMs,
  pendingImages,
}: ImageProgress): { readonly print: true } | { readonly print: false; readonly waitMs: number } {
  if (waitedMs < limits.printImagesDelayMs)
    return { print: false, waitMs: limits.printImagesDelayMs - waitedMs }
  if (pendingImages === 0 || waitedMs >= limits.printImagesMaxMs) return { print: true }
  return { print: false, waitMs: limits.printImagesPollMs }
}
