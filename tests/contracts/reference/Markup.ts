/** HTML that has been put together with care, so that it need not be escaped again. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | undefined | readonly Part[]

function textOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The line breaks that a template has for those who read it, with the indentation behind them. */
const indentation = /\n\s*/g

/** Puts HTML together; what is put in is escaped unless it is HTML itself. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const pieces = strings.map((piece) => piece.replaceAll(indentation, '\n'))
  return new Markup(pieces.reduce((text, piece, index) => text + textOf(parts[index - 1]) + piece))
}

/** Code within a sentence. */
export const code = (text: string): Markup => markup`<code>${text}</code>`
