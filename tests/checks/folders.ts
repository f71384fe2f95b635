import { globSync, readdirSync, statSync } from 'node:fs'
import { findCycle, readFolders, roots, topFolders } from './folderGraph'
import { layers } from './layers'

/**
 * This script checks that folders have no import cycles, that the top folders of an app import only those
 * below them (`layers`), and that no folder contains more than `maxEntries` files and folders.
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

const upward = Object.entries(layers).flatMap(([root, names]) => {
  const order = Object.keys(names)
  const nameOf = (folder: string): string => folder.slice(root.length + 1) || 'src'
  return [...topFolders(root, readFolders(root))].flatMap(([folder, imported]) => {
    const place = order.indexOf(nameOf(folder))
    // Tests need everything, and nothing needs tests.
    if (nameOf(folder) === 'testing') return []
    if (place < 0) return [`${folder} has no place among the layers (tests/checks/layers.ts).`]
    return [...imported].flatMap((other) =>
      order.indexOf(nameOf(other)) > place ? [] : [`${folder} imports ${other}, which is not below it.`],
    )
  })
})

const full = globSync('{packages,apps,tests}/**', { exclude: (path) => /node_modules|dist$/.test(path) })
  .filter((path) => statSync(path).isDirectory() && !isListed(path))
  .map((path) => ({
    path,
    entries: readdirSync(path).filter((name) => !/^(node_modules|dist)$/.test(name)).length,
  }))
  .filter(({ entries }) => entries > maxEntries)

for (const line of upward) console.log(line)
// An import of a higher folder makes many circles, which say nothing more.
if (upward.length === 0) for (const cycle of cycles) console.log(`Folders import in a circle: ${cycle}`)
for (const { path, entries } of full) console.log(`${path} has ${entries} entries, more than ${maxEntries}.`)
if (cycles.length + upward.length + full.length > 0) process.exitCode = 1
