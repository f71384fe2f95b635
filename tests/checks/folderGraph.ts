import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const roots = globSync('{packages,apps}/*/src').toSorted()

export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>

const isTest = (path: string): boolean => /\.(test|stories|fixture|bench)\.tsx?$/.test(path)

/**
 * Reads which folders the files of each folder import. Tests, stories, fixtures and benchmarks are left out.
 */
export function readFolders(root: string): FolderGraph {
  const graph = new Map<string, Set<string>>()
  for (const path of globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !isTest(file))) {
    const folder = dirname(path)
    const imported = graph.get(folder) ?? new Set()
    graph.set(folder, imported)
    const source = readFileSync(path, 'utf8')
    for (const [, specifier = ''] of source.matchAll(/(?:from|import\(|import) ?'(\.{1,2}\/[^']+)'/g)) {
      const target = dirname(normalize(join(folder, specifier)))
      if (target !== folder && target.startsWith(root)) imported.add(target)
    }
  }
  return graph
}

export function findCycle(graph: FolderGraph, start: string): string[] | null {
  const seen = new Set<string>()
  const search = (folder: string, path: readonly string[]): string[] | null => {
    for (const next of graph.get(folder) ?? []) {
      if (next === start) return [...path, folder, start]
      if (seen.has(next)) continue
      seen.add(next)
      const found = search(next, [...path, folder])
      if (found !== null) return found
    }
    return null
  }
  return search(start, [])
}

/** Reduces the graph to the top folders. The imports of a subfolder count as imports of its top folder. */
export function topFolders(root: string, graph: FolderGraph): FolderGraph {
  const topOf = (folder: string): string => `${root}/${folder.slice(root.length + 1).split('/')[0] ?? ''}`
  const top = new Map<string, Set<string>>()
  for (const [folder, imported] of graph) {
    const targets = top.get(topOf(folder)) ?? new Set()
    for (const target of imported) if (topOf(target) !== topOf(folder)) targets.add(topOf(target))
    top.set(topOf(folder), targets)
  }
  return top
}

/**
 * Removes an import between two folders if other imports also lead from the first to the second. This keeps
 * drawings readable.
 */
export function withoutImplied(graph: FolderGraph): FolderGraph {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  const isImplied = (folder: string, target: string): boolean =>
    [...(graph.get(folder) ?? [])].some(
      (other) => other !== target && reaches(other, target, new Set([folder])),
    )
  return new Map(
    [...graph].map(([folder, imported]) => [
      folder,
      new Set([...imported].filter((target) => !isImplied(folder, target))),
    ]),
  )
}
