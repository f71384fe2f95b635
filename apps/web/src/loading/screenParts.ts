import type { ReactNode } from 'react'
import type { Loaded, Part } from './lazyPart'
import { createPart } from './lazyPart'
import { screenAt, screenNames } from './screenAt'
import type { ScreenName } from './screens'
import { loginModule, screens, signedInModule } from './screens'

// Each of these modules is a separate chunk, because the first screen needs only one of them. They are found
// by their paths, so that the table of screens needs no code of the screens. A test loads each of them.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../**/*Page.tsx',
  '!../account/password/PasswordByLinkPage.tsx',
  '../account/login/LoginScreen.tsx',
  '../shell/SignedIn.tsx',
])

function partOf<Props extends object>(module: string): Part<Props> {
  const name = module.slice(module.lastIndexOf('/') + 1)
  return createPart(async () => (await modules[`../${module}.tsx`]?.())?.[name] as Loaded<Props>)
}

/** The page components by screen. Each component loads when its screen is first visited. */
export const screenParts = Object.fromEntries(
  screenNames.map((name) => [name, partOf(screens[name].module)]),
) as Record<ScreenName, Part<object>>

export const loginPart = partOf(loginModule)

/** Adds the dialogs, news and other parts to each page of a signed-in user or limited visitor. */
export const signedInPart = partOf<{ children: ReactNode }>(signedInModule)

/**
 * Loads the code of the page at the current address. Never rejects, because rendering the page loads missing
 * code again and shows an error if it fails.
 */
export const loadPage = (): Promise<unknown> =>
  Promise.allSettled([signedInPart.preload(), screenParts[screenAt(location.pathname)].preload()])
