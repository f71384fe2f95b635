import { globalLayer } from '@vanilla-extract/css'

const root = globalLayer('spadestik')

/** The parts of the one cascade layer, weakest first; a page's own unlayered rules win over all. */
export const layers = {
  theme: globalLayer({ parent: root }, 'theme'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
}
