import { globalLayer } from '@vanilla-extract/css'

const root = globalLayer('spadestik')

/**
 * The cascade layers of the package, from the weakest to the strongest. Styles of an app that are in no layer
 * override all of these layers.
 */
export const layers = {
  theme: globalLayer({ parent: root }, 'theme'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
}
