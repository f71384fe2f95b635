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

/** A line break in a template, with the indentation after it. The indentation is removed from the HTML. */
const indentation = /\n\s*/g

/** Builds HTML. Inserted values are escaped unless they are `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const pieces = strings.map((piece) => piece.replaceAll(indentation, '\n'))
  return new Markup(pieces.reduce((text, piece, index) => text + textOf(parts[index - 1]) + piece))
}

export const code = (text: string): Markup => markup`<code>${text}</code>`
