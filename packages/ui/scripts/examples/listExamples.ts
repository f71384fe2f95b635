import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { appCodeOf } from './appCodeOf'
import { exampleModule, readSource } from './exampleModule'
import { toEnglish } from './translateExample'

export interface Example {
  name: string
  code: string
}

/**
 * The maximum number of examples of a component. They come from its first stories, which show its main uses.
 */
const maxExamples = 3

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return objectOf(node.expression)
  return ts.isObjectLiteralExpression(node) ? node : undefined
}

function propertyOf(object: ts.ObjectLiteralExpression | undefined, name: string) {
  const found = object?.properties.find((each) => each.name?.getText() === name)
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

/**
 * Returns the args of a story (the props of its component), as a map from name to value. Returns null if the
 * args contain a spread or a method.
 */
function argsOf(object: ts.ObjectLiteralExpression | undefined): Map<string, ts.Expression> | null {
  const args = propertyOf(object, 'args')
  if (args === undefined) return new Map()
  if (!ts.isObjectLiteralExpression(args)) return null
  const entries: [string, ts.Expression][] = []
  for (const property of args.properties) {
    if (ts.isPropertyAssignment(property)) entries.push([property.name.getText(), property.initializer])
    else if (ts.isShorthandPropertyAssignment(property)) entries.push([property.name.text, property.name])
    else return null
  }
  return new Map(entries)
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node
}

function toJsx(component: string, args: ReadonlyMap<string, ts.Expression>): string {
  const given = args.get('children')
  const children = given && withoutParentheses(given)
  const attributes = [...args].flatMap(([name, value]) => {
    if (name === 'children') return []
    if (value.kind === ts.SyntaxKind.TrueKeyword) return [name]
    const text = appCodeOf(value)
    return [
      ts.isStringLiteral(value) && !/["\\]/.test(value.text)
        ? `${name}="${toEnglish(value.text)}"`
        : `${name}={${text}}`,
    ]
  })
  const start = [component, ...attributes].join(' ')
  if (children === undefined) return `<${start} />`
  const content = ts.isStringLiteral(children)
    ? toEnglish(children.text)
    : ts.isJsxFragment(children)
      ? appCodeOf(children).replaceAll(/^<>|<\/>$/g, '')
      : ts.isJsxElement(children) || ts.isJsxSelfClosingElement(children)
        ? appCodeOf(children)
        : `{${appCodeOf(children)}}`
  return `<${start}>${content}</${component}>`
}

function pageExample(folder: string, component: string): string | null {
  const [page] = globSync(`src/*/*/${component}.mdx`, { cwd: folder })
  if (page === undefined) return null
  const text = readFileSync(join(folder, page), 'utf8')
  return /## Example\n\n```tsx\n([\s\S]*?)\n```/.exec(text)?.[1] ?? null
}

/**
 * Returns up to three examples of a component: the one on its documentation page, then its first stories.
 * Leaves out stories with a `render` function and stories that need helpers of this repository.
 */
export function listExamples(folder: string, component: string): Example[] {
  const written = pageExample(folder, component)
  const first = written === null ? [] : [{ name: 'Whole', code: written }]
  return [...first, ...storyExamples(folder, component)].slice(0, maxExamples)
}

function storyExamples(folder: string, component: string): Example[] {
  const [file] = globSync(`src/*/${component}/${component}.stories.tsx`, { cwd: folder })
  if (file === undefined) return []
  const source = readSource(join(folder, file))
  const objects = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map((declaration) => [declaration.name.getText(), declaration] as const),
  )
  const metaArgs = argsOf(objectOf(objects.get('meta')?.initializer))
  return [...objects.values()]
    .filter(({ name, type }) => type?.getText() === 'Story' && name.getText() !== 'Dont')
    .flatMap((declaration) => {
      const story = objectOf(declaration.initializer)
      const args = argsOf(story)
      if (metaArgs === null || args === null || propertyOf(story, 'render') !== undefined) return []
      const all = new Map([...metaArgs, ...args])
      const code = exampleModule(folder, component, source, [...all.values()], toJsx(component, all))
      return code === null ? [] : [{ name: declaration.name.getText(), code }]
    })
    .filter(({ code }, at, all) => all.findIndex((each) => each.code === code) === at)
}
