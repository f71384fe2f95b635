import { limits } from '../limits/limits'

/** What a printed project waits for. */
export interface ImageProgress {
  /** Milliseconds since it was rendered. @unit ms */
  readonly waitedMs: number
  /** Images that have neither loaded nor failed. */
  readonly pendingImages: number
}

/**
 * What a printed project does next: print, or look again after so many milliseconds. It looks first after a
 * second, then every 200 ms, and prints after 15 s whatever its images do.
 *
 * @source decision 29
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
