/** Stand-ins for the numbers that only the browser knows while it prints. */
export const pageTokens = { page: '\uE000', pages: '\uE001' } as const

function quoted(text: string): string {
  const escaped = text.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll(/[\n\r\f<]/g, ' ')
  return `"${escaped}"`
}

/**
 * Returns a text as the value of the CSS property `content`, its stand-ins replaced by counters.
 *
 * Quotes, line ends and `<` can neither end the string nor the style element around it.
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
