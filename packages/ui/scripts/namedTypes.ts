import { join } from 'node:path'
import ts from 'typescript'

/** A type of this package that a prop refers to. */
export interface NamedType {
  name: string
  /** The declaration of the type, with its comments. */
  code: string
}

/** Returns the types of the package that occur in the types of the props, or in other returned types. */
export function namedTypes(
  props: readonly ts.PropertySignature[],
  checker: ts.TypeChecker,
  folder: string,
): NamedType[] {
  const found = new Map<string, NamedType>()
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
      const symbol = checker.getSymbolAtLocation(name)
      if (symbol !== undefined) add(symbol)
    }
    ts.forEachChild(node, visit)
  }
  const add = (symbol: ts.Symbol): void => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declaration = target.declarations?.find(
      (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
    )
    const isOurs = declaration?.getSourceFile().fileName.startsWith(join(folder, 'src/')) ?? false
    if (declaration === undefined || !isOurs || found.has(target.name)) return
    const code = declaration
      .getFullText()
      .trim()
      .replace(/^export /m, '')
    found.set(target.name, { name: target.name, code })
    visit(declaration)
  }
  for (const prop of props) if (prop.type !== undefined) visit(prop.type)
  return [...found.values()]
}
