import { below, from } from '@spadestik/ui/breakpoints'
import { inLayer } from '@spadestik/ui/inLayer'
import { vars } from '@spadestik/ui/vars'
import { globalStyle } from '@vanilla-extract/css'

// The frame is an empty outline of the page in index.html, visible before any script has run. The outline is
// as large as the header and columns that later replace it. The server writes the name of the route into
// `data-screen`; without a name, only the header is visible.

globalStyle(
  '#frame',
  inLayer({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    display: 'grid',
    gridTemplateRows: '56px 1fr',
    '@media': { print: { display: 'none' } },
  }),
)

// Hide the frame when React has rendered the page. On print pages, always hide it.
globalStyle('#root:not(:empty) + #frame, #frame[data-screen^="print"]', inLayer({ display: 'none' }))

globalStyle(
  '#frame > header',
  inLayer({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x2,
    paddingInline: vars.space.x4,
    background: vars.color.surface,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.lg,
    fontWeight: '680',
    letterSpacing: '-0.015em',
    '@media': {
      [from('sm')]: { paddingInline: `max(${vars.space.x6}, calc((100% - 1920px) / 2 + ${vars.space.x6}))` },
    },
  }),
)

globalStyle('#frame > header > svg > :last-child', inLayer({ fill: vars.color.accent }))

globalStyle('#frame > header > span', inLayer({ '@media': { '(max-width: 359px)': { display: 'none' } } }))

globalStyle('#frame > div', inLayer({ display: 'none' }))

globalStyle(
  '#frame[data-screen="search"]',
  inLayer({
    '@media': {
      [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px minmax(0, 1600px) minmax(0, 1fr)' },
    },
  }),
)

globalStyle(
  '#frame[data-screen="search"] > [data-part="aside"]',
  inLayer({
    '@media': {
      [from('md')]: {
        display: 'block',
        gridColumn: 2,
        background: vars.color.surface,
        borderInlineEnd: `1px solid ${vars.color.line}`,
      },
    },
  }),
)

// The rows of each screen begin at the same edge, as in `PageLayout`.
for (const screen of ['search', 'dashboard', 'project', 'procurement', 'company', 'list', 'hiddenItems']) {
  globalStyle(
    `#frame[data-screen="${screen}"] > [data-part="rows"]`,
    inLayer({
      display: 'grid',
      alignContent: 'start',
      justifySelf: 'center',
      gap: vars.space.x4,
      inlineSize: 'min(100%, 1920px)',
      padding: `${vars.space.x5} ${vars.space.x4}`,
      '@media': { [from('sm')]: { paddingInline: vars.space.x6 } },
    }),
  )
}

globalStyle(
  '#frame[data-screen="login"] > [data-part="rows"]',
  inLayer({
    display: 'grid',
    alignContent: 'start',
    justifySelf: 'center',
    gap: '82px',
    inlineSize: 'min(100% - 32px, 440px)',
    paddingBlockStart: '52px',
  }),
)

globalStyle(
  '#frame[data-screen="login"] i:nth-child(2)',
  inLayer({ blockSize: '310px', background: vars.color.surface, border: `1px solid ${vars.color.line}` }),
)

globalStyle('#frame[data-screen="login"] i:nth-child(n + 3)', inLayer({ display: 'none' }))

globalStyle(
  '#frame i',
  inLayer({ blockSize: '48px', borderRadius: vars.radius.medium, background: vars.color.line }),
)

globalStyle('#frame i:first-child', inLayer({ blockSize: '28px', inlineSize: 'min(60%, 20rem)' }))

/**
 * Styles placeholder blocks of the search page, which index.html shows until the app has rendered. The
 * selector, such as `1` or `n + 5`, is the argument of `:nth-child`.
 */
function searchBlock(selector: string, rule: Parameters<typeof inLayer>[0]): void {
  globalStyle(`#frame[data-screen="search"] i:nth-child(${selector})`, inLayer(rule))
}

const box = { background: vars.color.surface, border: `1px solid ${vars.color.line}` }
const hidden = { display: 'none' }

globalStyle(
  '#frame[data-screen="search"] > [data-part="rows"]',
  inLayer({ '@media': { [below('md')]: { gap: vars.space.x3 }, [from('md')]: { gridColumn: 3 } } }),
)

// Below `md`, the blocks are: the item types (1), the free text (2), the filter button (3), the number of
// results (4) and the results (5 and more). From `xs`, block 3 is hidden, because the filter button is beside
// the free text.
searchBlock('1', { '@media': { [below('md')]: { blockSize: '36px', inlineSize: 'auto' } } })
searchBlock('2', { '@media': { [below('md')]: { ...box, blockSize: '36px', marginBlockStart: '26px' } } })
searchBlock('3', {
  '@media': { [below('md')]: { ...box, blockSize: '36px' }, [from('xs')]: hidden },
})
searchBlock('4', {
  '@media': {
    [below('md')]: { blockSize: '28px', inlineSize: '8rem' },
    [below('sm')]: { marginBlock: '4px 44px' },
    [`${from('sm')} and ${below('md')}`]: { marginBlock: '8px 4px' },
  },
})
searchBlock('n + 5', {
  '@media': { [below('sm')]: { ...box, blockSize: '140px' }, [from('sm')]: { ...box, blockSize: '988px' } },
})
searchBlock('n + 6', { '@media': { [from('sm')]: hidden } })

// From `md`, the outline of the search page has only two blocks: the number of results (1) and the results
// (2).
searchBlock('1', { '@media': { [from('md')]: { inlineSize: '8rem', marginBlockStart: '4px' } } })
searchBlock('2', { '@media': { [from('md')]: { ...box, blockSize: '988px' } } })
searchBlock('n + 3', { '@media': { [from('md')]: hidden } })
