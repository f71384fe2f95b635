import type { ColorValueNormalized, ShadowValueNormalized, TokenNormalized } from '@terrazzo/parser'

function cssColor(id: string, { components, alpha, hex }: ColorValueNormalized): string {
  const bytes = components.map((component) => Math.round(Number(component) * 255))
  const written = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  if (hex !== written) {
    throw new Error(
      `${id} has the hex ${hex}, but its components are ${written}, so tools would show two colours. Make them equal.`,
    )
  }
  if (alpha === 0) return 'transparent'
  return alpha === 1 ? written : `rgb(${bytes.join(' ')} / ${Math.round(alpha * 100)}%)`
}

const length = ({ value, unit }: { value: number; unit: string }): string =>
  value === 0 ? '0' : `${value}${unit}`

/** Returns one shadow as CSS. `color` is a custom property, so that the shadow follows the theme. */
function cssShadow(layer: ShadowValueNormalized, color: string): string {
  const spread = layer.spread.value === 0 ? [] : [layer.spread]
  const lengths = [layer.offsetX, layer.offsetY, layer.blur, ...spread].map(length)
  return [...(layer.inset ? ['inset'] : []), ...lengths, color].join(' ')
}

const propertyOf = (id: string): string => `--spadestik-${id.replaceAll('.', '-')}`

const generic = /^(?:sans-serif|serif|monospace|system-ui|Arial)$/

/** @throws for token types that this package does not use. */
export function cssValue(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return cssColor(token.id, token.$value)
    case 'dimension':
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`
    case 'fontWeight':
      return String(token.$value)
    case 'fontFamily':
      return token.$value.map((name) => (generic.test(name) ? name : `'${name}'`)).join(', ')
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`
    case 'shadow':
      return token.$value
        .map((layer, index) => {
          const color = token.partialAliasOf?.[index]?.color
          if (color === undefined) {
            throw new Error(
              `${token.id} has a colour of its own, so it would not change with the theme. Refer to a colour token, as {color.shadow}.`,
            )
          }
          return cssShadow(layer, `var(${propertyOf(color)})`)
        })
        .join(', ')
    default:
      throw new Error(
        `${token.id} has the type ${token.$type}, which has no CSS value yet. Add it to cssValue.ts.`,
      )
  }
}
