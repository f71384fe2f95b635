import { breakpoint as breakpoints } from './tokens.gen'

/**
 * The widths of the browser window in px from which a wider layout is used. Sorted from narrow to wide (S21).
 */
export { breakpoints }

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints

/** Returns the media query for browser windows that are at least as wide as a breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`
}

/**
 * Returns the media query for browser windows that are narrower than a breakpoint. It also matches a window
 * that is narrower by a fraction of a pixel.
 */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`
}
