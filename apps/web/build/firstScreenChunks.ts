import { fileURLToPath } from 'node:url'

/** The part of the bundler's module graph that this file uses. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * Returns a function that assigns a chunk name to every module of the app that the root imports statically.
 * Packages are excluded. The index module of a package, for example of all icons, would add unused modules.
 */
function broughtBy(root: string, name: string) {
  let found: Set<string> | undefined
  const find = (graph: ModuleGraph): Set<string> => {
    const all = new Set<string>()
    const waiting = [`${app}${root}`]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (all.has(id) || !id.startsWith(app)) continue
      all.add(id)
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return all
  }
  return (id: string, graph: ModuleGraph): string | null => ((found ??= find(graph)).has(id) ? name : null)
}

/**
 * Groups the code of the first screen into two chunks, because seventy small chunks compress worse and load
 * one after another (ADR 22). `start` contains the code that every page needs. `search` contains the rest of
 * the search page, and other pages import shared modules from `search`.
 */
export const firstScreenChunks = {
  groups: [
    { name: broughtBy('main.tsx', 'start'), priority: 2 },
    { name: broughtBy('search/SearchPage.tsx', 'search'), priority: 1 },
  ],
}
