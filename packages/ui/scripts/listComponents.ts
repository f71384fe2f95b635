import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import type { Example } from './listExamples'
import { listExamples } from './listExamples'
import type { NamedType } from './namedTypes'
import { namedTypes } from './namedTypes'

/** One prop of a component. */
export interface DescribedProp {
  name: string
  type: string
  isRequired: boolean
  /** The default value as code. Null if the prop has no default. */
  defaultValue: string | null
  description: string
}

/** What keys do in a component. */
export interface DescribedKeys {
  keys: string
  action: string
}

/** The public description of a component. */
export interface DescribedComponent {
  name: string
  /** The path from which apps import the component. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  /** The keyboard use of the component, its accessible names and its announcements. */
  accessibility: string
  /** The keys of the component. Empty if the component itself handles no keys. */
  keyboard: DescribedKeys[]
  /** The type of the root element, such as `HTMLDivElement`. Null if the component has no root element. */
  root: string | null
  props: DescribedProp[]
  /** The types of this package that occur in the types of the props. */
  types: NamedType[]
  /** Examples as JSX, with sample data in Danish. */
  examples: Example[]
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

/**
 * Returns every public component with its props, including props of React Aria. Leaves out the attributes and
 * events that every element has, except `ref`, `className` and `style`.
 */
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
          whenToUse: flat(sectionOf(folder, alias.name, 'When to use')),
          alternatives: flat(sectionOf(folder, alias.name, 'When not to use')),
          accessibility: flat(sectionOf(folder, alias.name, 'Accessibility')),
          keyboard: keysOf(sectionOf(folder, alias.name, 'Keyboard')),
          ...propsOf(signature, checker, folder),
          examples: listExamples(folder, alias.name),
        },
      ]
    })
  })
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
}

/** Files with generic props. Their declared types contain type parameters, so the resolved types are used. */
const genericFiles = /styles\/(RootProps|StateProps)\.ts$/

/** Whether a prop is an attribute or event of every element. React and React Aria declare these props. */
const isElementProp = (fileName: string, parent: string) =>
  fileName.includes('/@types/react/') ||
  (fileName.endsWith('/@react-types/shared/src/dom.d.ts') && parent !== 'TextInputDOMProps')

function typeOf(prop: ts.Symbol, declaration: ts.PropertySignature, checker: ts.TypeChecker, folder: string) {
  const { fileName } = declaration.getSourceFile()
  if (fileName.startsWith(join(folder, 'src')) && !genericFiles.test(fileName)) {
    return flat(declaration.type?.getText() ?? 'unknown')
  }
  const text = checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation)
  // TypeScript replaces `Ref` by a union of types. The text of this union contains the name of the element.
  const [, root] = prop.name === 'ref' ? (/RefObject<(\w+) \| null>/.exec(text) ?? []) : []
  return root === undefined
    ? flat(text)
        .replace(/ \| undefined$/, '')
        .replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
    : `Ref<${root}>`
}

function propsOf(
  signature: ts.Signature,
  checker: ts.TypeChecker,
  folder: string,
): Pick<DescribedComponent, 'root' | 'props' | 'types'> {
  const [parameter] = signature.getParameters()
  if (parameter === undefined) return { root: null, props: [], types: [] }
  const declared: ts.PropertySignature[] = []
  const props = checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .flatMap((prop) => {
      const declarations = (prop.declarations ?? []).filter(ts.isPropertySignature)
      const own = declarations.find((each) => each.getSourceFile().fileName.startsWith(join(folder, 'src')))
      const declaration = own ?? declarations[0]
      if (declaration === undefined) return []
      const parent = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : ''
      if (isElementProp(declaration.getSourceFile().fileName, parent)) return []
      declared.push(declaration)
      return [
        {
          name: prop.name,
          type: typeOf(prop, declaration, checker, folder),
          isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
          defaultValue: defaultOf(prop, signature),
          description: textOf(prop, checker),
        },
      ]
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const ref = props.find(({ name }) => name === 'ref')
  return {
    root: /Ref<(\w+)>/.exec(ref?.type ?? '')?.[1] ?? null,
    props,
    types: namedTypes(declared, checker, folder),
  }
}

/** Returns the destructuring pattern of a component's props, from its parameter or its body. */
function patternOf(signature: ts.Signature): ts.ObjectBindingPattern | undefined {
  const declaration = signature.getDeclaration()
  const parameter = declaration.parameters[0]?.name
  if (parameter === undefined || ts.isObjectBindingPattern(parameter)) return parameter
  const body = ts.isFunctionDeclaration(declaration) ? declaration.body : undefined
  return body?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === parameter.getText())
    .map(({ name }) => name)
    .find(ts.isObjectBindingPattern)
}

/** Returns the default of a prop, from its `@default` tag or else from the destructuring pattern. */
function defaultOf(prop: ts.Symbol, signature: ts.Signature): string | null {
  const tag = prop.getJsDocTags().find(({ name }) => name === 'default')
  if (tag !== undefined) return flat(ts.displayPartsToString(tag.text)).replaceAll('`', '') || null
  const elements = patternOf(signature)?.elements ?? []
  const element = elements.find((each) => (each.propertyName ?? each.name).getText() === prop.name)
  return element?.initializer === undefined ? null : flat(element.initializer.getText())
}

/** Returns a section from the documentation page of a component, without links. */
function sectionOf(folder: string, name: string, title: string): string {
  const [page] = globSync(`src/*/*/${name}.mdx`, { cwd: folder })
  if (page === undefined) return ''
  const [, section = ''] = readFileSync(join(folder, page), 'utf8').split(`## ${title}\n`)
  return (section.split('\n## ')[0] ?? '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}

/** Returns the rows of a table of keys. */
function keysOf(section: string): DescribedKeys[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) => {
    const [, keys = '', action = ''] = line.split('|').map((cell) => cell.trim())
    return { keys, action }
  })
}
