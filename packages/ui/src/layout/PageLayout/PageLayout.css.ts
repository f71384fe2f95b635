import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '../../styles/breakpoints'
import { inLayer } from '../../styles/inLayer'
import { vars } from '../../styles/vars.css'
import { frameWidth } from './frame'

export const page = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    selectors: { '&[data-header]': { vars: { [vars.sticky.top]: vars.header.height } } },
    '@media': { print: { display: 'block' } },
  }),
  'page',
)

export const middle = recipe(
  {
    base: inLayer({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      flex: '1 1 auto',
      inlineSize: '100%',
      marginInline: 'auto',
      // Make this part as high as the screen, so that the footer begins below the screen. Users then do not
      // see the footer move while the content loads.
      selectors: { '[data-header] > &': { minBlockSize: `calc(100dvh - ${vars.header.height})` } },
      '@media': {
        print: {
          display: 'block',
          maxInlineSize: 'none',
          selectors: { '[data-header] > &': { minBlockSize: 'auto' } },
        },
      },
    }),
    variants: {
      width: {
        wide: inLayer({ maxInlineSize: frameWidth }),
        page: inLayer({
          maxInlineSize: frameWidth,
          '@media': { screen: { gridTemplateColumns: 'minmax(0, 1328px)' } },
        }),
        narrow: inLayer({ maxInlineSize: '688px' }),
      },
      hasAside: {
        true: inLayer({
          '@media': {
            [from('md')]: { gridTemplateColumns: '320px minmax(0, 1fr)', alignContent: 'stretch' },
          },
        }),
        false: {},
      },
      hasSide: {
        true: inLayer({ '@media': { [from('iconBar')]: { gridTemplateColumns: 'minmax(0, 1fr) 324px' } } }),
        false: {},
      },
    },
  },
  'middle',
)

export const aside = style(inLayer({ display: 'contents' }), 'aside')

export const main = style(
  inLayer({
    minInlineSize: 0,
    padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x12}`,
    outline: 'none',
    '@media': {
      [from('sm')]: { paddingInline: vars.space.x6 },
      print: { padding: 0 },
    },
  }),
  'main',
)

export const side = style(
  inLayer({
    display: 'grid',
    gap: vars.space.x4,
    alignContent: 'start',
    padding: `0 ${vars.space.x4} ${vars.space.x8}`,
    '@media': {
      // Below the breakpoint `iconBar`, the side column is below the main content. Align it with the main
      // content.
      [from('sm')]: { paddingInline: vars.space.x6 },
      [from('iconBar')]: {
        position: 'sticky',
        insetBlockStart: vars.sticky.top,
        alignSelf: 'start',
        // Let a side column that is higher than the screen scroll separately. Otherwise users would have to
        // scroll the whole page to see the end of the column.
        maxBlockSize: `calc(100dvh - ${vars.sticky.top})`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        paddingBlock: `${vars.space.x5} ${vars.space.x8}`,
        paddingInline: `0 ${vars.space.x6}`,
      },
      print: { display: 'none' },
    },
  }),
  'side',
)
