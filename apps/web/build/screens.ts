import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RouteName } from '../src/routing/paths.ts'
import { routeTable } from '../src/routing/paths.ts'

const sourceFolder = fileURLToPath(new URL('../src/', import.meta.url))

export const loginModule = `${sourceFolder}account/login/LoginScreen.tsx`

export const signedInModule = `${sourceFolder}shell/SignedIn.tsx`

/**
 * The script that sends the first requests before the app has loaded. The script's code for searches is a
 * separate module.
 */
export const earlyModule = `${sourceFolder}api/client/early/main.ts`
export const earlySearchModule = `${sourceFolder}api/client/early/sendSearch.ts`

/** The modules that the search page loads after its results are visible, without an action of the user. */
export const idleModules = [
  'frame/ConnectionLine',
  'search/panel/SearchFilters',
  'search/panel/SearchSummary',
  'search/query/QueryChips',
  'shell/Prefetch',
].map((module) => `${sourceFolder}${module}.tsx`)

export interface ScreenModule {
  readonly name: RouteName
  readonly pattern: string
  readonly requireLogin: boolean
  readonly module: string
}

/** Finds the path of each screen's module in the source code of `loadScreen.ts`. */
export function readScreens(): ScreenModule[] {
  const source = readFileSync(`${sourceFolder}shell/loadScreen.ts`, 'utf8')
  const modules = new Map(
    [...source.matchAll(/(\w+): async \(\) =>\s+\(await import\('\.\.\/([^']+)'\)\)/g)].map(
      ([, name = '', file = '']) => [name, `${sourceFolder}${file}.tsx`],
    ),
  )
  return (Object.keys(routeTable) as RouteName[]).map((name) => {
    const module = modules.get(name)
    if (module === undefined)
      throw new Error(
        `loadScreen.ts has no import for the route "${name}", so its files cannot be named. Check the pattern in screens.ts.`,
      )
    const { pattern, requireLogin } = routeTable[name]
    return { name, pattern, requireLogin, module }
  })
}
