import { createContext } from 'react'

/**
 * Whether the surrounding form uses the browser's validation, so that required controls get the `required`
 * attribute.
 */
export const CheckedByBrowser = createContext(false)
