/**
 * Placeholders that `cssString` replaces with the CSS counters of the page number and the number of pages.
 */
export const pageTokens = { page: '\uE000', pages: '\uE001' } as const

function quoted(text: string): string {
  const escaped = text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/[\n\r\f<]/g, ' ')
  return `"${escaped}"`
}

/**
 * Returns a text as a value of the CSS property `content`. The placeholders of `pageTokens` become CSS
 * counters.
 *
 * Quotes are escaped, and line breaks and `<` become spaces. The text can therefore end neither the CSS
 * string nor the style element.
 */
export function cssString(text: string): string {
  return text
    .split(/([\uE000\uE001])/)
    .filter((part) => part !== '')
    .map((part) =>
      part === pageTokens.page
        ? 'counter(page)'
        : part === pageTokens.pages
          ? 'counter(pages)'
          : quoted(part),
    )
    .join(' ')
}

export interface PageFooter {
  left: string
  middle: string
  right: string
}

const look =
  "font: 7.5pt 'Inter Variable', sans-serif; color: #4f5a53; vertical-align: top; padding-top: 4mm;"

const box = (position: string, text: string, width: number) =>
  `@bottom-${position} { content: ${cssString(text)}; width: ${width}%; ${look} }`

/**
 * Returns the `@page` rules of a document, with its size, its margins and the texts at the bottom of every
 * page. The rule for `name` is for documents that are printed together, because each of them sets the CSS
 * property `page` to its own `name`. The rule without a name is for a document that is printed alone: it would
 * otherwise apply to the pages of all documents.
 */
export function pageRule(name: string | null, { left, middle, right }: PageFooter): string {
  const boxes = [box('left', left, 50), box('center', middle, 25), box('right', right, 25)]
  const rule = `{ size: A4; margin: 16mm 16mm 20mm; ${boxes.join(' ')} }`
  return name === null ? `@page ${rule}` : `@page ${name} ${rule}`
}
