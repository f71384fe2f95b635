import { Building2, CalendarDays, EyeOff, Printer, Search, Share2, Star } from 'lucide-react'
import { Icon } from '../src/graphics/Icon/Icon'
import { MarkGlyph } from '../src/graphics/MarkGlyph/MarkGlyph'
import { fontSize, lineHeight, radius, space } from '../src/styles/tokens.gen'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const

/** The six font sizes. */
export function TypeScale() {
  return sizes.map((size) => (
    <p
      key={size}
      style={{
        fontFamily: "'Inter Variable', sans-serif",
        fontSize: fontSize[size],
        lineHeight: lineHeight[size],
        margin: '0 0 12px',
      }}
    >
      {size} · {fontSize[size]} / {lineHeight[size]} · Renovering af Lindbro, 48 mio. kr.
    </p>
  ))
}

/** The distances and the radii. */
export function SpaceScale() {
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '120px auto', alignItems: 'center' }}>
          <span>
            {name} · {size}
          </span>
          <span style={{ inlineSize: size, blockSize: 16, background: '#0c5a4a', borderRadius: 2 }} />
        </div>
      ))}
      {Object.entries(radius).map(([name, size]) => (
        <div key={name} style={{ display: 'grid', gridTemplateColumns: '120px auto', alignItems: 'center' }}>
          <span>
            {name} · {size}
          </span>
          <span style={{ inlineSize: 64, blockSize: 32, border: '2px solid #0c5a4a', borderRadius: size }} />
        </div>
      ))}
    </div>
  )
}

/** The icons and the marks. */
export function IconGallery() {
  return (
    <div style={{ display: 'flex', gap: 20, alignItems: 'center', flexWrap: 'wrap' }}>
      {[Search, Star, EyeOff, Printer, Share2, CalendarDays, Building2].map((icon) => (
        <Icon key={icon.displayName} icon={icon} size={20} />
      ))}
      {(['none', 'included', 'excluded', 'mixed'] as const).map((mark) => (
        <MarkGlyph key={mark} mark={mark} />
      ))}
    </div>
  )
}
