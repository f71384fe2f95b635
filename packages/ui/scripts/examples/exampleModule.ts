import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { appCodeOf } from './appCodeOf'

/** The helpers in stories that an example need not import, because `appCodeOf` replaces them. */
const replaced = new Set(['fn', 'sampleImage', 'sampleVideo'])

interface Imported {
  from: string
  /** The name as in the import, such as `texts as da`. */
  original: string
  kind: 'value' | 'type' | 'default'
}

interface ModuleNames {
  file: string
  imported: ReadonlyMap<string, Imported>
  declared: ReadonlyMap<string, ts.Statement>
}

/**
 * The imports and declarations of an example. `imports` maps import sources to imported names, and
 * `declarations` maps names to declarations.
 */
interface Parts {
  imports: Map<string, Set<string>>
  declarations: Map<string, string>
}

/** Returns the package's entry point for each exported name. */
function doorsOf(folder: string): Map<string, string> {
  const files = globSync('exports/*.ts', { cwd: folder }).toSorted()
  return new Map(
    files.toReversed().flatMap((file) => {
      const lists = readFileSync(join(folder, file), 'utf8').matchAll(/export (?:type )?{([^}]*)}/g)
      const names = [...lists].flatMap(([, list = '']) => list.split(','))
      return names.map((name) => [name.replace(/^\s*type /, '').trim(), basename(file, '.ts')] as const)
    }),
  )
}

export const readSource = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)

function namesOf(source: ts.SourceFile): ModuleNames {
  const imported = new Map<string, Imported>()
  const declared = new Map<string, ts.Statement>()
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text
      const clause = statement.importClause
      const bindings = clause?.namedBindings
      if (clause?.name) imported.set(clause.name.text, { from, original: clause.name.text, kind: 'default' })
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName, isTypeOnly } of bindings.elements) {
          const isType = isTypeOnly || clause?.phaseModifier !== undefined
          const original = propertyName ? `${propertyName.text} as ${name.text}` : name.text
          imported.set(name.text, { from, original, kind: isType ? 'type' : 'value' })
        }
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) declared.set(name.getText(), statement)
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    ) {
      declared.set(statement.name.text, statement)
    }
  }
  return { file: source.fileName, imported, declared }
}

/** Returns the identifiers in code, except for the names of properties and attributes. */
function identifiersIn(node: ts.Node): Set<string> {
  const found = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) {
      const { parent } = each
      const isName =
        (ts.isPropertyAccessExpression(parent) && parent.name === each) ||
        ((ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === each)
      if (!isName) found.add(each.text)
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found
}

/** Whether a statement declares a story, or the settings of a file with stories. An app has neither. */
const isOfStories = (statement: ts.Statement) =>
  /^(export )?const (meta|\w+: Story)\b/.test(statement.getText())

/**
 * Adds to `parts` the imports and declarations that a name needs. Returns false if an app cannot have one of
 * them, such as a helper of Storybook.
 */
function collect(name: string, at: ModuleNames, doors: ReadonlyMap<string, string>, parts: Parts): boolean {
  if (replaced.has(name) || parts.declarations.has(name)) return true
  const statement = at.declared.get(name)
  if (statement !== undefined) {
    if (isOfStories(statement)) return false
    // Set an empty entry first, because two declarations that use each other would otherwise recurse
    // endlessly. Set the real entry last, so that it comes after the declarations that it uses.
    parts.declarations.set(name, '')
    const isComplete = [...identifiersIn(statement)].every((each) => collect(each, at, doors, parts))
    parts.declarations.delete(name)
    parts.declarations.set(name, appCodeOf(statement).replace(/^export /, ''))
    return isComplete
  }
  const imported = at.imported.get(name)
  if (imported === undefined) return true
  const { from, original, kind } = imported
  if (!from.startsWith('.')) {
    addImport(parts, from, original, kind)
    return !from.startsWith('storybook')
  }
  const path = resolve(dirname(at.file), from)
  if (path.includes('/testing/')) {
    return collect(name, namesOf(readSource(`${path}.ts`)), doors, parts)
  }
  const door = doors.get(name)
  if (door === undefined || path.includes('/storybook/')) return false
  addImport(parts, `@spadestik/ui/${door}`, name, kind)
  return true
}

function addImport({ imports }: Parts, from: string, name: string, kind: Imported['kind']) {
  const start = { value: 'import {', type: 'import type {', default: 'import' }[kind]
  const end = kind === 'default' ? `from '${from}'` : `} from '${from}'`
  const key = `${start}|${end}`
  imports.set(key, new Set([...(imports.get(key) ?? []), name]))
}

const moduleOf = (line: string) => line.split(' from ')[1] ?? ''

function importLines({ imports }: Parts): string[] {
  const lines = [...imports].map(([key, names]) => key.replace('|', ` ${[...names].toSorted().join(', ')} `))
  return lines.toSorted((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1))
}

/**
 * Returns the source code of an example: the imports, the sample data and `element`, which comes from a
 * story. Returns null if the element uses something that an app cannot import or copy.
 */
export function exampleModule(
  folder: string,
  component: string,
  source: ts.SourceFile,
  values: readonly ts.Expression[],
  element: string,
): string | null {
  const names = namesOf(source)
  const doors = doorsOf(folder)
  const parts: Parts = { imports: new Map(), declarations: new Map() }
  const door = doors.get(component)
  if (door === undefined || !existsSync(source.fileName)) return null
  addImport(parts, `@spadestik/ui/${door}`, component, 'value')
  const isComplete = values
    .flatMap((value) => [...identifiersIn(value)])
    .every((name) => collect(name, names, doors, parts))
  if (!isComplete) return null
  const declarations = [...new Set(parts.declarations.values())]
  return [importLines(parts).join('\n'), ...declarations, `export const example = (\n  ${element}\n)`].join(
    '\n\n',
  )
}
