import { limits } from '../limits/limits'

export interface ImageProgress {
  /** The time since rendering. @unit ms */
  readonly waitedMs: number
  /** The images that have neither loaded nor failed. */
  readonly pendingImages: number
}

/**
 * Returns whether to print a project now, or how many milliseconds to wait before calling this function
 * again. The first wait takes 1 s, and each further wait takes 200 ms. After 15 s, the project is printed
 * even if images are still loading. (X01)
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
