import type { Plugin } from 'vite'

const interactive =
  /from ["'](react-aria-components|react-intl)|\buse[A-Z]\w*\(|\b(createContext|lazy)\b|\bextends (Pure)?Component\b/

/**
 * Adds 'use client' to each module with state, event handlers or context, for frameworks that render on
 * servers.
 */
export function markClientModules(): Plugin {
  return {
    name: 'mark-client-modules',
    renderChunk(code) {
      return interactive.test(code) ? { code: `'use client'\n${code}`, map: null } : null
    },
  }
}
