import { parse } from 'regexparam'
import type { RouteName } from './paths'
import { routeTable } from './paths'

/** The names of all routes, in the order of the table. */
export const routeNames = Object.keys(routeTable) as RouteName[]

const matchers = routeNames.map((name) => ({ name, ...parse(routeTable[name].pattern) }))

/** A route, with the parts of the path that its pattern names. */
export interface RouteMatch {
  readonly name: RouteName
  readonly params: Readonly<Partial<Record<string, string>>>
}

/** A part of a path as it was before it was written into one; what is not written as it should be stays. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route that a path leads to: the one for missing pages where no other does. */
export function routeAt(pathname: string): RouteMatch {
  for (const { name, keys, pattern } of matchers) {
    const found = pattern.exec(pathname)
    if (found === null) continue
    const parts = found.slice(1).map((part) => readPart(part))
    return { name, params: Object.fromEntries(keys.map((key, index) => [key, parts[index]])) }
  }
  return { name: 'notFound', params: {} }
}
