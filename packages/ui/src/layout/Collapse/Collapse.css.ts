import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Breakpoint } from '../../styles/breakpoints'
import { below, breakpoints, from } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const names = ['always', ...(Object.keys(breakpoints) as Breakpoint[])] as const
const byName = Object.fromEntries(names.map((name) => [name, name])) as {
  [Name in (typeof names)[number]]: Name
}

const queryOf = (name: (typeof names)[number]) => (name === 'always' ? 'screen' : `screen and ${below(name)}`)

/**
 * Returns the media query for print, and for screens that are wide enough to show the whole content. Styles
 * in this query override the height limit of `useCollapse`.
 */
const wholeQueryOf = (name: (typeof names)[number]) =>
  name === 'always' ? 'print' : `print, screen and ${from(name)}`

const fade = 'linear-gradient(to bottom, #000 calc(100% - 48px), transparent)'

const contentBase = style(inLayer({ position: 'relative', minInlineSize: 0 }), 'content')

export const content = styleVariants(
  byName,
  (name) => [
    contentBase,
    inLayer({
      '@media': {
        [queryOf(name)]: { selectors: { '&[data-cut]': { maskImage: fade } } },
        [wholeQueryOf(name)]: { maxBlockSize: 'none !important', overflow: 'visible !important' },
      },
    }),
  ],
  'content',
)

const toggleBase = style({}, 'toggle')

export const toggle = styleVariants(
  byName,
  (name) => [
    toggleBase,
    inLayer({
      display: 'none',
      marginBlockStart: vars.space.x1,
      marginInlineStart: '-10px',
      '@media': { [queryOf(name)]: { display: 'block' } },
    }),
  ],
  'toggle',
)

globalStyle(`${toggleBase}[data-expanded] svg`, inLayer({ transform: 'rotate(180deg)' }))
