import { fileURLToPath } from 'node:url'

/** What the bundler knows of modules while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

const app = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * Names a chunk after the modules of the app that one brings with it, itself among them. Those of packages follow
 * whoever uses them: their lists of everything, as that of all icons, would bring what is never used.
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
 * Groups what the search, the first screen, needs into two chunks, since seventy small ones compress worse and wait
 * in line: what every page starts with, and the rest. Other pages take from the second what they share with it.
 */
export const firstScreenChunks = {
  groups: [
    { name: broughtBy('main.tsx', 'start'), priority: 2 },
    { name: broughtBy('search/SearchPage.tsx', 'search'), priority: 1 },
  ],
}
