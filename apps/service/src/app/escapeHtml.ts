const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A text that can stand in HTML, in double quotes too.
 *
 * @source specification 1
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
}
