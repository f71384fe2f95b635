import type { ColorTypes } from 'colorjs.io/fn'
import { ColorSpace, OKLCH, sRGB, serialize, to } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

/** A colour in OKLCH, with a lightness from 0 to 1, a chroma from 0 to about 0.3, and a hue in degrees. */
export interface Shade {
  lightness: number
  chroma: number
  hue: number
}

/** Converts a colour of the form `#rrggbb` to OKLCH. A grey has the hue 0. */
export function toShade(hex: string): Shade {
  const [lightness, chroma, hue] = to(hex, OKLCH).coords
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** Converts a colour to the form `#rrggbb`. If screens cannot show it, its chroma is reduced. */
export function toHex({ lightness, chroma, hue }: Shade): string {
  const color: ColorTypes = {
    space: OKLCH,
    coords: [Math.min(1, Math.max(0, lightness)), chroma, hue],
    alpha: 1,
  }
  return serialize(to(color, sRGB, { inGamut: { method: 'css' } }), { format: 'hex', collapse: false })
}
