/** Whether a text is a number as JSON writes it. */
export const isNumeral = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text.trim())
