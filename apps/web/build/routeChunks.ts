import { basename } from 'node:path'
import type { InlineConfig } from 'vite'
import { buildSmallChunks } from './buildSmallChunks.ts'
import { planChunks } from './planChunks.ts'
import { modules } from './modules.ts'

/**
 * The weights of the screens when the build decides which modules share a file. A screen that is not listed
 * has the weight 1. The key `idle` is for the code that the search page loads when the browser is idle.
 */
const weights: Partial<Record<string, number>> = { login: 10, search: 30, dashboard: 4, project: 4, idle: 2 }

/**
 * How much a dynamically imported module that is not a screen, such as a dialog, counts when the chunks are
 * planned. The weight is low, because such code loads only on demand.
 */
const weightOfLaterParts = 0.01

function nameOfScreen(ids: readonly string[]): string | null {
  const screen = modules.screens.find(({ module }) => ids.includes(module))
  return screen === undefined ? null : basename(screen.module, '.tsx')
}

/**
 * Plans the chunks of the app: a few for each route. Many small files would compress worse, and each chunk
 * would contain a longer list of the files that it can load (ADR 51).
 *
 * @param config the configuration of the build, which does not set any chunks
 */
export async function routeChunks(config: InlineConfig) {
  const { early, earlySearch, start, others, names } = await buildSmallChunks(config)
  const planned = planChunks(others, (root) => {
    const name = names.get(root)
    return name === undefined ? weightOfLaterParts : (weights[name] ?? 1)
  })
  const nameOf = new Map([
    // If a module occurs several times in this list, the last entry counts.
    ...earlySearch.map((id) => [id, 'earlySearch'] as const),
    ...start.map((id) => [id, 'start'] as const),
    ...early.map((id) => [id, 'early'] as const),
    ...planned.flatMap(({ ids }, at) => ids.map((id) => [id, nameOfScreen(ids) ?? `part${at}`] as const)),
  ])
  return {
    // Do not move the imports of a module into the module's chunk. The plan already names the chunk of every
    // module.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'route chunks',
        // The plan lacks the style sheets of modules that the build drops as unused. Put these style sheets
        // into `start`, because one of them declares the cascade layers for every page.
        name: (id: string): string | null => nameOf.get(id) ?? (id.endsWith('.vanilla.css') ? 'start' : null),
      },
    ],
  }
}
