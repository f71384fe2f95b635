function channel(hex: string, start: number): number {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/**
 * Throws if a colour does not have the form `#rrggbb`. The contrast of another form would be computed
 * wrongly.
 */
export function requireHex(color: string): void {
  if (!/^#[\da-f]{6}$/i.test(color)) {
    throw new Error(
      `The colour "${color}" is not in the form #rrggbb, so its contrast cannot be computed. Write it with six hexadecimal digits.`,
    )
  }
}

/**
 * Returns the WCAG 2 contrast ratio of two opaque sRGB colours of the form `#rrggbb`.
 *
 * The ratio is between 1 and 21 and does not depend on the order of the colours.
 *
 * @throws if a colour does not have this form.
 */
export function contrastRatio(one: string, other: string): number {
  requireHex(one)
  requireHex(other)
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}
