import { globalLayer } from '@vanilla-extract/css'

const root = globalLayer('spadestik')

/** The parts of the cascade layer, weakest first. Unlayered rules of a page override all of them. */
export const layers = {
  theme: globalLayer({ parent: root }, 'theme'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
}
