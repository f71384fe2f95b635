/** Returns a text without the characters that XML 1.0 forbids, such as most control characters. */
export const xmlCharacters = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
