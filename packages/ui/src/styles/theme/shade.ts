import type { ColorTypes } from 'colorjs.io/fn'
import { ColorSpace, OKLCH, sRGB, serialize, to } from 'colorjs.io/fn'

ColorSpace.register(sRGB)
ColorSpace.register(OKLCH)

/** A colour by its lightness from 0 to 1, its chroma from 0 to about 0.3, and its hue in degrees. */
export interface Shade {
  lightness: number
  chroma: number
  hue: number
}

/** Returns the lightness, chroma and hue of a colour written `#rrggbb`. A grey has the hue 0. */
export function toShade(hex: string): Shade {
  const [lightness, chroma, hue] = to(hex, OKLCH).coords
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** Returns a colour as `#rrggbb`, with less chroma if screens cannot show it. */
export function toHex({ lightness, chroma, hue }: Shade): string {
  const color: ColorTypes = {
    space: OKLCH,
    coords: [Math.min(1, Math.max(0, lightness)), chroma, hue],
    alpha: 1,
  }
  return serialize(to(color, sRGB, { inGamut: { method: 'css' } }), { format: 'hex', collapse: false })
}
