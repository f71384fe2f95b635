import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = ["'].*["'];$/gm
const forwardRef = /= (\w+\.)?(forwardRef|createContext)\(/g

/**
 * Lets unused components of the router be left out of the build. It names its components for developer tools by
 * assignments, which count as side effects and keep every one of them, its forms and prefetching included.
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
