import ts from 'typescript'

/**
 * Whether a node contains only texts that a story does not show, such as queries of tests, settings, and
 * titles in the menu of Storybook.
 */
const isUnseen = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isNewExpression(node) ||
  (ts.isJsxAttribute(node) && node.name.getText() === 'className') ||
  (ts.isPropertyAssignment(node) && /^(play|parameters|argTypes|placement)$/.test(node.name.getText())) ||
  (ts.isPropertyAssignment(node) &&
    /^(Components|Patterns|Screens|Foundations|Hooks)\//.test(textOf(node.initializer)))

function textOf(node: ts.Node): string {
  const isText =
    ts.isJsxText(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText ? node.text.replaceAll(/\s+/g, ' ').trim() : ''
}

/** Whether a text is probably for users: it has words, and is not an identifier, an address or a style. */
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  / |^\p{Lu}\p{Ll}/u.test(text) &&
  !/^(#|https?:|\d+px|data:|M\d|(list|agent|procurement|project) \d)/.test(text)

export function textsOfStories(code: string): string[] {
  const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return
    const text = textOf(node)
    const isOfStyle =
      ts.isPropertyAssignment(node.parent ?? node) &&
      /^(gridTemplateColumns|padding|border|margin)/.test(
        (node.parent as ts.PropertyAssignment).name.getText(),
      )
    if (isProse(text) && !isOfStyle) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
