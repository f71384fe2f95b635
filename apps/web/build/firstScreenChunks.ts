import { fileURLToPath } from 'node:url'

/** The part of the bundler's module graph that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * Returns a function that names a chunk for all modules of the app that the root imports statically. Modules
 * of packages are left to the bundler: an index module, such as that of all icons, would bring unused ones.
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
 * Groups the first screen into two chunks, since seventy small ones compress worse and load in sequence: what
 * every page starts with, and the rest of the search (ADR 22). Other pages import shared modules from the
 * second chunk.
 */
export const firstScreenChunks = {
  groups: [
    { name: broughtBy('main.tsx', 'start'), priority: 2 },
    { name: broughtBy('search/SearchPage.tsx', 'search'), priority: 1 },
  ],
}
