import { createContext } from 'react'

/**
 * Whether a surrounding form uses the browser's validation. If so, required controls get the `required`
 * attribute.
 */
export const CheckedByBrowser = createContext(false)
