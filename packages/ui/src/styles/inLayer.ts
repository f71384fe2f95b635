import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css'

type Layered = NonNullable<StyleRule['@layer']>[string]

/** Puts a style rule into the cascade layer of the components. */
export function inLayer(rule: Layered): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
