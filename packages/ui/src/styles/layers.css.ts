import { globalLayer } from '@vanilla-extract/css'

const root = globalLayer('spadestik')

/**
 * The cascade layers of the package, weakest first. Styles of an app outside any layer override all of them.
 */
export const layers = {
  theme: globalLayer({ parent: root }, 'theme'),
  base: globalLayer({ parent: root }, 'base'),
  components: globalLayer({ parent: root }, 'components'),
}
