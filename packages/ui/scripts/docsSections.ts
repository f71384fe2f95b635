import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DescribedKeys {
  keys: string
  action: string
}

/** Returns the documentation page of a component or hook as MDX, or an empty text if there is none. */
export function pageOf(folder: string, name: string): string {
  const [page] = globSync(`src/*/*/${name}.mdx`, { cwd: folder })
  return page === undefined ? '' : readFileSync(join(folder, page), 'utf8')
}

/** Replaces each Markdown link by its text. */
export const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')

/** Returns the text under a heading of a component's documentation page. Links are replaced by their text. */
export function sectionOf(folder: string, name: string, title: string): string {
  const [, section = ''] = pageOf(folder, name).split(`## ${title}\n`)
  return withoutLinks(section.split('\n## ')[0] ?? '')
}

export function keysOf(section: string): DescribedKeys[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const [, keys = '', action = ''] = line.split('|').map((cell) => cell.trim())
    return { keys, action }
  })
}

/**
 * Removes the codes of requirements and decisions, such as `(S10)` and `(ADR 6)`, because only this
 * repository explains them.
 */
export function withoutCodes(text: string): string {
  return text.replaceAll(/\s*(?:\*\s+)?\((?:(?:[A-Z]\d{2}|ADR \d+)[,\s*]*)+\)/g, '')
}
