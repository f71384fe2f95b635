import { breakpoint as breakpoints } from './tokens.gen'

/** The widths in px from which a wider layout applies, narrowest first (S21). */
export { breakpoints }

/** The name of a width in `breakpoints`. */
export type Breakpoint = keyof typeof breakpoints

/** Returns the media query for widths at or above a breakpoint. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`
}

/** Returns the media query for widths below a breakpoint, including fractions of a pixel. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`
}
