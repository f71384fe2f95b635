import { delays } from './delays'
import { lengths } from './lengths'
import { pages } from './pages'
import { ranges } from './ranges'
import { sessions } from './sessions'

/**
 * Every size, delay and bound of the product, each with its unit.
 * @source specification 9
 */
export const limits = { ...sessions, ...lengths, ...pages, ...ranges, ...delays } as const
