import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

/** One prop that a component declares itself. */
export interface DescribedProp {
  name: string
  type: string
  isRequired: boolean
  description: string
}

/** The public description of a component. */
export interface DescribedComponent {
  name: string
  /** The import path. */
  door: string
  description: string
  whenToUse: string
  props: DescribedProp[]
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Returns every public component with its own props. Props passed on to React Aria are left out. */
export function listComponents(folder: string): DescribedComponent[] {
  const doors = readdirSync(join(folder, 'exports')).filter((file) => /^[A-Z]/.test(file))
  const program = ts.createProgram(
    doors.map((file) => join(folder, 'exports', file)),
    options,
  )
  const checker = program.getTypeChecker()
  return doors.flatMap((file) => {
    const source = program.getSourceFile(join(folder, 'exports', file))
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    return exported.flatMap((alias) => {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      if (signature === undefined || !/^[A-Z]/.test(alias.name)) return []
      return [
        {
          name: alias.name,
          door: `@spadestik/ui/${basename(file, '.ts')}`,
          description: textOf(symbol, checker),
          whenToUse: whenToUse(folder, alias.name),
          props: propsOf(signature, checker, folder),
        },
      ]
    })
  })
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
}

function propsOf(signature: ts.Signature, checker: ts.TypeChecker, folder: string): DescribedProp[] {
  const [parameter] = signature.getParameters()
  if (parameter === undefined) return []
  return checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .flatMap((prop) => {
      const declaration = prop.declarations?.find((each) =>
        each.getSourceFile().fileName.startsWith(join(folder, 'src')),
      )
      if (declaration === undefined || !ts.isPropertySignature(declaration)) return []
      return [
        {
          name: prop.name,
          type: flat(declaration.type?.getText() ?? 'unknown'),
          isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
          description: textOf(prop, checker),
        },
      ]
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the "When to use" section of a component's page. */
function whenToUse(folder: string, name: string): string {
  const [page] = globSync(`src/*/${name}/${name}.mdx`, { cwd: folder })
  if (page === undefined) return ''
  const [, section = ''] = readFileSync(join(folder, page), 'utf8').split('## When to use')
  return flat((section.split('\n## ')[0] ?? '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'))
}
