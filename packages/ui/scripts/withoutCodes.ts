/**
 * Returns a text without the codes of requirements and decisions, such as `(S10)` and `(ADR 6)`. Only this repository
 * explains them.
 */
export function withoutCodes(text: string): string {
  return text.replaceAll(/\s*(?:\*\s+)?\((?:(?:[A-Z]\d{2}|ADR \d+)[,\s*]*)+\)/g, '')
}
