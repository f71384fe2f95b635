import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = ["'].*["'];$/gm
const forwardRef = /= (\w+\.)?(forwardRef|createContext)\(/g

/**
 * Lets the build drop unused components of the router. The router assigns displayName to each component, and
 * these assignments count as side effects that keep the components.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => code.replaceAll(displayName, '').replaceAll(forwardRef, '= /* @__PURE__ */ $1$2('),
    },
  }
}
