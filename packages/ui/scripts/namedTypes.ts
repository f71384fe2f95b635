import { join } from 'node:path'
import ts from 'typescript'
import { withoutCodes } from './docsSections'

export interface NamedType {
  name: string
  /** The declaration of the type with its comments. For a type from another package, the import statement. */
  code: string
}

/** Types that every developer knows, so their declarations are not collected. */
const known = /\/typescript\/lib\/|\/@types\/react\//

/**
 * Whether a type is written as `(typeof values)[number]` or `keyof typeof values`. Readers who do not see
 * `values` cannot understand such a type.
 */
export const namesValues = (type: ts.TypeNode) => /^(\(typeof \w+\)\[|keyof typeof )/.test(type.getText())

/** Returns the import statement of a type, or undefined if the file that uses the type does not import it. */
function importOf(symbol: ts.Symbol): string | undefined {
  const specifier = symbol.declarations?.find(ts.isImportSpecifier)
  if (specifier === undefined) return undefined
  const { name, propertyName } = specifier
  const imported = propertyName ? `${propertyName.getText()} as ${name.text}` : name.text
  return `import type { ${imported} } from ${specifier.parent.parent.parent.moduleSpecifier.getText()}`
}

export class NamedTypes {
  readonly #found = new Map<string, NamedType>()
  readonly #seen = new Set<ts.Type>()
  readonly #checker: ts.TypeChecker
  readonly #folder: string

  constructor(checker: ts.TypeChecker, folder: string) {
    this.#checker = checker
    this.#folder = folder
  }

  get list(): NamedType[] {
    return [...this.#found.values()]
  }

  addNode(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
      const symbol = this.#checker.getSymbolAtLocation(name)
      if (symbol !== undefined) this.#addSymbol(symbol)
    }
    ts.forEachChild(node, (child) => this.addNode(child))
  }

  /**
   * Collects the named types that a resolved type contains. Use this method for props of generic types,
   * because their source code contains only type parameters.
   */
  addType(type: ts.Type): void {
    if (this.#seen.has(type)) return
    this.#seen.add(type)
    const symbol = type.aliasSymbol ?? type.symbol
    const isInterface = Boolean(
      type.symbol && type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class),
    )
    const isNamed = type.aliasSymbol !== undefined || isInterface
    if (isNamed && symbol !== undefined) this.#addSymbol(symbol)
    for (const each of [...(type.aliasTypeArguments ?? []), ...this.#typeArgumentsOf(type)])
      this.addType(each)
    if (isNamed) return
    if (type.isUnion()) this.addType(this.#checker.getNonNullableType(type))
    for (const each of type.isUnionOrIntersection() ? type.types : []) this.addType(each)
    for (const signature of type.getCallSignatures()) {
      for (const each of signature.getParameters()) this.addType(this.#checker.getTypeOfSymbol(each))
      this.addType(signature.getReturnType())
    }
  }

  #typeArgumentsOf(type: ts.Type): readonly ts.Type[] {
    const isReference = 'target' in type && type.flags & ts.TypeFlags.Object
    return isReference ? this.#checker.getTypeArguments(type as ts.TypeReference) : []
  }

  #addSymbol(symbol: ts.Symbol): void {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0
    const target = isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol
    const declaration = target.declarations?.find(
      (each) =>
        ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each) || ts.isClassDeclaration(each),
    )
    const file = declaration?.getSourceFile().fileName ?? ''
    if (declaration === undefined || known.test(file)) return
    const isOurs = file.startsWith(join(this.#folder, 'src/'))
    const { name } = isOurs ? target : symbol
    if (this.#found.has(name)) return
    const code = isOurs ? this.#codeOf(declaration, target) : this.#importedCode(symbol, target)
    this.#found.set(name, { name, code: withoutCodes(code) })
    if (isOurs) this.addNode(declaration)
  }

  #codeOf(declaration: ts.Declaration, symbol: ts.Symbol): string {
    const code = declaration
      .getFullText()
      .trim()
      .replace(/^export /m, '')
    const isUnion = ts.isTypeAliasDeclaration(declaration) && namesValues(declaration.type)
    return isUnion ? code.replace(declaration.type.getText(), this.#valuesOf(symbol)) : code
  }

  /**
   * Returns the code that explains a type from another package. For a union, this is a declaration with all
   * values. For other types, it is the import statement.
   */
  #importedCode(symbol: ts.Symbol, target: ts.Symbol): string {
    const isUnion = this.#checker.getDeclaredTypeOfSymbol(target).isUnion()
    if (isUnion) return `type ${symbol.name} = ${this.#valuesOf(target)}`
    return importOf(symbol) ?? `import type { ${symbol.name} } from 'react-aria-components'`
  }

  #valuesOf(symbol: ts.Symbol): string {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return this.#checker
      .typeToString(this.#checker.getDeclaredTypeOfSymbol(symbol), undefined, flags)
      .replaceAll('"', "'")
  }
}
