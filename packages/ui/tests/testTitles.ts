import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Returns the name of the function at the start of a call, such as `test` in `test.each(rows)('title')`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return nameOf(node.expression)
  return ''
}

export function testTitles(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'test') {
      const [title] = node.arguments
      const isSkipped = /\.(skip|todo|fixme)\b/.test(node.expression.getText())
      if (title !== undefined && !isSkipped) {
        if (ts.isStringLiteralLike(title)) titles.push(title.text)
        else if (ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}
