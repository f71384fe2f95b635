import ts from 'typescript'
import { sampleTexts } from '../../storybook/sampleTexts'
import more from './exampleTexts.json'

const english = new Map([
  ...[...sampleTexts].map(([danish, { en }]) => [danish, en] as const),
  ...Object.entries(more),
])

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Returns the English translation of a Danish sample text from a story. Returns the text unchanged if it has
 * no translation.
 */
export const toEnglish = (text: string): string => english.get(flat(text)) ?? text

interface Replacement {
  start: number
  end: number
  text: string
}

const isText = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)

type Text = ts.StringLiteralLike | ts.JsxText | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

export function englishCodeOf(node: ts.Node): string {
  const found: Replacement[] = []
  const start = node.getStart()
  const visit = (each: ts.Node): void => {
    if (isText(each)) {
      const text = toEnglish(each.text)
      if (text !== each.text) found.push(replacementOf(each, text))
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
  return found.reduceRight(
    (code, { start: from, end, text }) => code.slice(0, from - start) + text + code.slice(end - start),
    node.getText(),
  )
}

function replacementOf(node: Text, text: string): Replacement {
  const start = ts.isJsxText(node) ? node.getFullStart() : node.getStart()
  const end = node.getEnd()
  if (ts.isStringLiteralLike(node)) return { start, end, text: quoted(text, node.getText()) }
  const raw = ts.isJsxText(node) ? node.getFullText() : node.getText()
  const opening = ts.isJsxText(node) ? '' : raw.charAt(0)
  const closing = ts.isJsxText(node) ? '' : raw.endsWith('${') ? '${' : '`'
  const inner = raw.slice(opening.length, raw.length - closing.length)
  const [spaceBefore = ''] = /^\s*/.exec(inner) ?? []
  const [spaceAfter = ''] = /\s*$/.exec(inner) ?? []
  return { start, end, text: `${opening}${spaceBefore}${text}${spaceAfter}${closing}` }
}

const quoted = (text: string, original: string): string => {
  const [quote = "'"] = original
  return quote === '"' ? `"${text}"` : `${quote}${text.replaceAll("'", String.raw`\'`)}${quote}`
}
