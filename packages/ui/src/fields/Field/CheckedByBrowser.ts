import { createContext } from 'react'

/** Whether a form around the field asks the browser's validity check, so that a required control says so to it. */
export const CheckedByBrowser = createContext(false)
