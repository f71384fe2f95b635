import type { Plugin } from 'vite'

const interactive =
  /from ["'](react-aria-components|react-intl)|\buse(State|Effect|EffectEvent|LayoutEffect|Ref|Id|Memo|Callback|Context|Reducer|SyncExternalStore|DeferredValue|Transition)\b/

/**
 * Begins each module that holds state, handlers or context with 'use client', so that a framework that renders on
 * servers knows where the browser takes over; what only draws stays without.
 */
export function markClientModules(): Plugin {
  return {
    name: 'mark-client-modules',
    renderChunk(code) {
      return interactive.test(code) ? { code: `'use client'\n${code}`, map: null } : null
    },
  }
}
