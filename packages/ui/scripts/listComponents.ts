import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import type { DescribedKeys } from './docsSections'
import { keysOf, sectionOf, withoutCodes } from './docsSections'
import type { Example } from './examples/listExamples'
import { listExamples } from './examples/listExamples'
import { listParts } from './listParts'
import type { NamedType } from './namedTypes'
import { NamedTypes, namesValues } from './namedTypes'
import { withOwnState } from './examples/withOwnState'

export interface DescribedProp {
  name: string
  type: string
  isRequired: boolean
  /** As code, or null if the prop has no default. */
  defaultValue: string | null
  description: string
}

export interface DescribedComponent {
  name: string
  /** The path from which apps import the component. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  /** The keyboard use, accessible names and announcements. */
  accessibility: string
  /** Empty if the component itself handles no keys. */
  keyboard: DescribedKeys[]
  /** The type of the root element, such as `HTMLDivElement`, or null if the component has none. */
  root: string | null
  props: DescribedProp[]
  parts: string[]
  /** The components that this component renders. Their class names are not in `parts`. */
  contains: string[]
  /** The types that occur in the types of the props, except those of React, the DOM and TypeScript itself. */
  types: NamedType[]
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
 * Returns every public component with its props, including the props that it inherits from React Aria. Of the
 * attributes and events that every element has, it lists only `ref`, `className` and `style`.
 */
export function listComponents(folder: string): DescribedComponent[] {
  const doors = readdirSync(join(folder, 'exports')).filter((file) => /^[A-Z]/.test(file))
  const program = ts.createProgram(
    doors.map((file) => join(folder, 'exports', file)),
    options,
  )
  const checker = program.getTypeChecker()
  const found = doors.flatMap((file) => {
    const source = program.getSourceFile(join(folder, 'exports', file))
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module) : []
    return exported.flatMap((alias) => {
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      if (signature === undefined || !/^[A-Z]/.test(alias.name)) return []
      const declaredIn = signature.getDeclaration().getSourceFile().fileName
      return [{ name: alias.name, door: basename(file, '.ts'), symbol, signature, declaredIn }]
    })
  })
  const modules = new Map(found.map(({ declaredIn, name }) => [declaredIn, name]))
  const described = found.map(({ name, door, symbol, signature, declaredIn }) => ({
    name,
    door: `@spadestik/ui/${door}`,
    description: textOf(symbol, checker),
    whenToUse: flat(sectionOf(folder, name, 'When to use')),
    alternatives: flat(sectionOf(folder, name, 'When not to use')),
    accessibility: flat(sectionOf(folder, name, 'Accessibility')),
    keyboard: keysOf(sectionOf(folder, name, 'Keyboard')),
    ...propsOf(signature, checker, folder),
    ...listParts(declaredIn, modules),
    examples: listExamples(folder, name),
  }))
  const props = new Map(described.map((each) => [each.name, new Set(each.props.map(({ name }) => name))]))
  return described.map((each) => ({
    ...each,
    examples: each.examples.map(({ name, code }) => ({ name, code: withOwnState(code, props) })),
  }))
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return withoutCodes(flat(ts.displayPartsToString(symbol.getDocumentationComment(checker))))
}

/**
 * The files that declare props with type parameters. For these props, use the resolved types instead of the
 * declared types.
 */
const genericFiles = /styles\/(RootProps|StateProps)\.ts$/

const isElementProp = (fileName: string, parent: string) =>
  fileName.includes('/@types/react/') ||
  (fileName.endsWith('/@react-types/shared/src/dom.d.ts') && parent !== 'TextInputDOMProps')

/** A prop can be written as a property or, to accept functions with narrower parameters, as a method. */
type PropDeclaration = ts.PropertySignature | ts.MethodSignature

const isPropDeclaration = (node: ts.Declaration): node is PropDeclaration =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node)

const textOfDeclared = (declaration: PropDeclaration) =>
  ts.isMethodSignature(declaration)
    ? `(${declaration.parameters.map((each) => each.getText()).join(', ')}) => ${declaration.type?.getText() ?? 'void'}`
    : (declaration.type?.getText() ?? 'unknown')

function isDeclaredHere(declaration: PropDeclaration, folder: string): boolean {
  const { fileName } = declaration.getSourceFile()
  return fileName.startsWith(join(folder, 'src')) && !genericFiles.test(fileName)
}

function typeOf(prop: ts.Symbol, declaration: PropDeclaration, checker: ts.TypeChecker, folder: string) {
  const declared = declaration.type
  if (isDeclaredHere(declaration, folder) && !(declared && namesValues(declared))) {
    return flat(textOfDeclared(declaration))
  }
  const text = checker
    .typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation)
    .replaceAll('"', "'")
  // TypeScript prints a union of types for a `ref` instead of `Ref`. The union contains the type of the
  // element.
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
  const types = new NamedTypes(checker, folder)
  const props = checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .flatMap((prop) => {
      const declarations = (prop.declarations ?? []).filter(isPropDeclaration)
      const own = declarations.find((each) => each.getSourceFile().fileName.startsWith(join(folder, 'src')))
      const declaration = own ?? declarations[0]
      if (declaration === undefined) return []
      const parent = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : ''
      if (isElementProp(declaration.getSourceFile().fileName, parent)) return []
      if (isDeclaredHere(declaration, folder)) types.addNode(declaration)
      else types.addType(checker.getTypeOfSymbol(prop))
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
    types: types.list,
  }
}

/**
 * Returns the pattern that destructures a component's props, such as `{ size = 'medium' }`. The pattern is
 * the parameter itself, or is in a declaration in the function body.
 */
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

/** Returns the default of a prop from its `@default` tag, or else from the destructuring of the props. */
function defaultOf(prop: ts.Symbol, signature: ts.Signature): string | null {
  const tag = prop.getJsDocTags().find(({ name }) => name === 'default')
  if (tag !== undefined) return flat(ts.displayPartsToString(tag.text)).replaceAll('`', '') || null
  const elements = patternOf(signature)?.elements ?? []
  const element = elements.find((each) => (each.propertyName ?? each.name).getText() === prop.name)
  return element?.initializer === undefined ? null : flat(element.initializer.getText())
}
