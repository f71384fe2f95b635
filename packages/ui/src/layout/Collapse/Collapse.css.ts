import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Breakpoint } from '../../styles/breakpoints'
import { below, breakpoints } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'

const height = createVar('height')

/** The name of the custom property that contains the maximum height of the content. */
export const heightProperty = height.slice('var('.length, -1)

const names = ['always', ...(Object.keys(breakpoints) as Breakpoint[])] as const
const byName = Object.fromEntries(names.map((name) => [name, name])) as {
  [Name in (typeof names)[number]]: Name
}

const queryOf = (name: (typeof names)[number]) => (name === 'always' ? 'screen' : `screen and ${below(name)}`)

const fade = 'linear-gradient(to bottom, #000 calc(100% - 48px), transparent)'

export const content = styleVariants(byName, (name) =>
  inLayer({
    minInlineSize: 0,
    '@media': {
      [queryOf(name)]: {
        selectors: {
          '&:not([data-expanded])': { maxBlockSize: height, overflow: 'clip' },
          '&[data-cut]': { maskImage: fade },
        },
      },
    },
  }),
)

/** The icon of the button. It points up while the content is expanded. */
const chevron = style({}, 'chevron')

export const toggle = styleVariants(byName, (name) => [
  chevron,
  inLayer({
    display: 'none',
    marginBlockStart: vars.space.x1,
    marginInlineStart: '-10px',
    '@media': { [queryOf(name)]: { display: 'block' } },
  }),
])

globalStyle(`${chevron}[data-expanded] svg`, inLayer({ transform: 'rotate(180deg)' }))
