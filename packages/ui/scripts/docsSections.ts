import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keyboard keys and what they do in a component. */
export interface DescribedKeys {
  keys: string
  action: string
}

/** Returns a section from the documentation page of a component, without links. */
export function sectionOf(folder: string, name: string, title: string): string {
  const [page] = globSync(`src/*/*/${name}.mdx`, { cwd: folder })
  if (page === undefined) return ''
  const [, section = ''] = readFileSync(join(folder, page), 'utf8').split(`## ${title}\n`)
  return (section.split('\n## ')[0] ?? '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}

/** Returns the rows of the Markdown table of keyboard keys in a section. */
export function keysOf(section: string): DescribedKeys[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const [, keys = '', action = ''] = line.split('|').map((cell) => cell.trim())
    return { keys, action }
  })
}
