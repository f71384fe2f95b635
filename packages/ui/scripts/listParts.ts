import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { partClass } from './partClass'

export interface Parts {
  /** The class names by which apps can style the elements of the component, including its root. */
  parts: string[]
  contains: string[]
}

function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth === 0) return text.slice(start, at + 1)
  }
  return text.slice(start)
}

/**
 * Returns the class names of each style constant in a file. A `styleVariants` constant gets the class names
 * of the styles that it extends.
 */
function classesOf(file: string): Map<string, string[]> {
  const text = readFileSync(file, 'utf8')
  const classes = new Map<string, string[]>()
  for (const match of text.matchAll(/^(?:export )?const (\w+) = (style|recipe|styleVariants)\(/gm)) {
    const [start, constant = '', kind] = match
    const call = callAt(text, match.index + start.length - 1)
    const [, name] = /'(\w+)',?\s*\)$/.exec(call) ?? []
    const bases = [...classes.keys()].filter((base) => new RegExp(`\\b${base}\\b`).test(call))
    if (kind === 'styleVariants')
      classes.set(
        constant,
        bases.flatMap((base) => classes.get(base) ?? []),
      )
    else if (name !== undefined) classes.set(constant, [partClass(file, name)])
  }
  return classes
}

function usedConstants(text: string, imported: string): string[] {
  const [, namespace] = /\* as (\w+)/.exec(imported) ?? []
  if (namespace === undefined) return [...imported.matchAll(/\w+/g)].map(([name]) => name)
  return [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
}

/**
 * Returns the class names that a module and the modules that it imports use for their elements. Class names
 * of imported components are left out, and `contains` lists these components.
 *
 * @param exported - The names of the exported components by module.
 */
export function listParts(module: string, exported: ReadonlyMap<string, string>): Parts {
  const parts = new Set<string>()
  const contains = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    const imports = text.matchAll(/^import (?!type )([^']*) from '(\.[^']+)'|\bimport\(('\.[^']+)'\)/gm)
    for (const [, imported = '', from, lazy = ''] of imports) {
      const path = join(dirname(file), from ?? lazy.slice(1))
      const found = [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate))
      if (found === undefined) continue
      const component = exported.get(found)
      if (found.endsWith('.css.ts')) {
        const classes = classesOf(found)
        const used = usedConstants(text, imported)
        for (const name of used.flatMap((constant) => classes.get(constant) ?? [])) parts.add(name)
      } else if (component === undefined) visit(found)
      else contains.add(component)
    }
  }
  visit(module)
  return { parts: [...parts].toSorted(), contains: [...contains].toSorted() }
}
