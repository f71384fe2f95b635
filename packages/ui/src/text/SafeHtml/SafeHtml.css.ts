import type { StyleRule } from '@vanilla-extract/css'
import { globalStyle, style } from '@vanilla-extract/css'
import { inLayer } from '../../styles/inLayer'
import { typeSize } from '../../styles/typeStyles'
import { vars } from '../../styles/vars.css'

export const prose = style(
  inLayer({ maxInlineSize: '72ch', minInlineSize: 0, overflowWrap: 'anywhere' }),
  'prose',
)

const within = (selector: string, rule: NonNullable<StyleRule['@layer']>[string]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${prose} ${part}`)
      .join(', '),
    inLayer(rule),
  )

globalStyle(`${prose} > * + *`, inLayer({ marginBlockStart: vars.space.x3 }))
within('h1, h2', { ...typeSize('lg'), fontWeight: vars.fontWeight.title, marginBlockStart: vars.space.x6 })
within('h3, h4, h5, h6', { fontWeight: vars.fontWeight.strong, marginBlockStart: vars.space.x4 })
globalStyle(`${prose} > :first-child`, inLayer({ marginBlockStart: 0 }))
within('ul, ol', { paddingInlineStart: vars.space.x5, display: 'grid', gap: vars.space.x1 })
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
within('a', { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.18em' })
within('a:hover', { color: vars.color.accentHover, textDecorationThickness: '2px' })
within('img', { blockSize: 'auto', borderRadius: vars.radius.medium })
within('figcaption, caption', { ...typeSize('sm'), color: vars.color.inkMuted, textAlign: 'start' })
within('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  color: vars.color.inkSoft,
})
within('code, pre', { fontFamily: 'ui-monospace, monospace', fontSize: vars.fontSize.sm })
within('pre', {
  padding: vars.space.x3,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  whiteSpace: 'pre-wrap',
})
within('table', { borderCollapse: 'collapse', inlineSize: '100%' })
within('th, td', {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
within('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` })
