import { createContext } from 'react'

/**
 * Whether the surrounding form uses the browser's validation. Required controls then get the `required`
 * attribute.
 */
export const CheckedByBrowser = createContext(false)
