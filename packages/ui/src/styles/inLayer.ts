import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css'

type Layered = NonNullable<StyleRule['@layer']>[string]

/** Puts a rule into the components part of the cascade layer. */
export function inLayer(rule: Layered): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
