import { breakpoint as breakpoints } from './tokens.gen'

/** The window widths in px from which a wider layout applies, from narrow to wide (S21). */
export { breakpoints }

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints

/** Returns the media query for windows that are as wide as a breakpoint or wider. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`
}

/** Returns the media query for windows that are narrower than a breakpoint, even by a fraction of a pixel. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`
}
