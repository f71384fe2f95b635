import { delays } from './delays'
import { lengths } from './lengths'
import { pages } from './pages'
import { ranges } from './ranges'
import { sessions } from './sessions'

/** All sizes, delays and limits of the product, each with its unit. (Z04) */
export const limits = { ...sessions, ...lengths, ...pages, ...ranges, ...delays } as const
