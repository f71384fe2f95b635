/** What the bundler knows of modules while it makes chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null

/** The modules that one brings with it, itself among them. */
function broughtBy(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** How many screens and dialogs share a module that is fetched apart from the first screen's own. */
const shared = 8

/**
 * Groups what the first screen needs into three chunks, since seventy small ones compress worse and each waits in
 * line: what every page starts with, what this screen shares with others, and what is its own.
 *
 * @param screen the module of the screen, by its whole path
 */
export function firstScreenChunks(screen: string) {
  let modules: ReadonlySet<string> | undefined
  const ofScreen =
    (name: string): ChunkName =>
    (id, graph) =>
      (modules ??= broughtBy(screen, graph)).has(id) ? name : null
  return {
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 3 },
      { name: ofScreen('screens'), minShareCount: shared, priority: 2 },
      { name: ofScreen('search'), priority: 1 },
    ],
  }
}
