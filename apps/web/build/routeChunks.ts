import { basename } from 'node:path'
import type { InlineConfig } from 'vite'
import { buildSmallChunks } from './buildSmallChunks.ts'
import { planChunks } from './planChunks.ts'
import { readScreens } from './screens.ts'

/**
 * How much each screen counts when the build decides which modules share a file. Screens that users open
 * often have a larger weight. `idle` is the code that the search page loads when the browser is idle. Screens
 * that are missing here have the weight 1.
 */
const weights: Partial<Record<string, number>> = { login: 10, search: 30, dashboard: 4, project: 4, idle: 2 }

/**
 * The weight of dynamically imported code that is not a screen, such as a dialog. It loads only on demand.
 */
const weightOfLaterParts = 0.01

/**
 * Returns the name of the first screen in a chunk, or null if the chunk has none. It becomes the name of the
 * chunk's file.
 */
function nameOfScreen(ids: readonly string[]): string | null {
  const modules = new Set(readScreens().map(({ module }) => module))
  const screen = ids.find((id) => modules.has(id))
  return screen === undefined ? null : basename(screen, '.tsx')
}

/**
 * Plans the chunks of the app: a few for each route. Many small files would compress worse. They would also
 * make the chunks larger, because each chunk lists the files that it can load (ADR 51).
 *
 * @param config the configuration of the build, without chunks
 */
export async function routeChunks(config: InlineConfig) {
  const { early, earlySearch, start, others, screens } = await buildSmallChunks(config)
  const planned = planChunks(others, (root) => {
    const screen = screens.get(root)
    return screen === undefined ? weightOfLaterParts : (weights[screen] ?? 1)
  })
  const nameOf = new Map([
    // A module can occur several times in this list. The last name counts.
    ...earlySearch.map((id) => [id, 'earlySearch'] as const),
    ...start.map((id) => [id, 'start'] as const),
    ...early.map((id) => [id, 'early'] as const),
    ...planned.flatMap(({ ids }, at) => ids.map((id) => [id, nameOfScreen(ids) ?? `part${at}`] as const)),
  ])
  return {
    // The plan already names the chunk of every module. By default the bundler would put the imports of a
    // module into the same chunk as the module.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'route chunks',
        // The plan lacks the style sheets of modules that the build drops as unused. Put such style sheets
        // into `start`, because every page needs one of them: the style sheet of the cascade layers.
        name: (id: string): string | null => nameOf.get(id) ?? (id.endsWith('.vanilla.css') ? 'start' : null),
      },
    ],
  }
}
