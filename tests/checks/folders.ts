import { globSync, readdirSync, statSync } from 'node:fs'
import { findCycle, readFolders, roots } from './folderGraph'

/**
 * This script checks that folders have no import cycles, and that no folder contains more than `maxEntries`
 * files and folders.
 */
const maxEntries = 25

// Whether a folder may have more than `maxEntries` entries: a folder of entry points or generated files,
// which people find by their names.
const isListed = (folder: string): boolean => /\/(exports|catalogs|baselines)(\/|$)/.test(folder)

const cycles = roots.flatMap((root) => {
  const graph = readFolders(root)
  return [...graph.keys()].flatMap((folder) => {
    const cycle = findCycle(graph, folder)
    return cycle === null ? [] : [cycle.join(' → ')]
  })
})

const full = globSync('{packages,apps,tests}/**', { exclude: (path) => /node_modules|dist$/.test(path) })
  .filter((path) => statSync(path).isDirectory() && !isListed(path))
  .map((path) => ({
    path,
    entries: readdirSync(path).filter((name) => !/^(node_modules|dist)$/.test(name)).length,
  }))
  .filter(({ entries }) => entries > maxEntries)

for (const cycle of cycles) console.log(`Folders import in a circle: ${cycle}`)
for (const { path, entries } of full) console.log(`${path} has ${entries} entries, more than ${maxEntries}.`)
if (cycles.length + full.length > 0) process.exitCode = 1
