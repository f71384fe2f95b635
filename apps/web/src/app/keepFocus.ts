import { limits } from '@spadestik/domain/limits'

/** The pieces of the page that a closed dialog gives the focus back to may be gone with what it did. */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, limits.clickGuardMs)
}
