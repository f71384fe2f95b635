/** Placeholders for the page numbers, which only the browser knows. */
export const pageTokens = { page: '\uE000', pages: '\uE001' } as const

function quoted(text: string): string {
  const escaped = text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/[\n\r\f<]/g, ' ')
  return `"${escaped}"`
}

/**
 * Returns a text as a value of the CSS property `content`, with counters for its placeholders.
 *
 * Escapes quotes, line breaks and `<`, so that the text can end neither the string nor the style element.
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
