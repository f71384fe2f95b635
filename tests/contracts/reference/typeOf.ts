import type { Schema } from '../contract/Schema'
import { code, markup, type Markup } from './Markup'

const nameOf = (reference: string): string => reference.replace('#/components/schemas/', '')

export const anchorOf = (schema: string): string => `schema-${schema}`

function joined(parts: readonly Markup[], separator: string): Markup {
  return markup`${parts.map((part, index) => (index === 0 ? part : markup`${separator}${part}`))}`
}

export function typeOf(schema: Schema): Markup {
  const { $ref, allOf, anyOf, type, items, enum: choices, const: only, format, additionalProperties } = schema
  if ($ref !== undefined) return markup`<a href="#${anchorOf(nameOf($ref))}">${nameOf($ref)}</a>`
  if (anyOf !== undefined) return joined(anyOf.map(typeOf), ' or ')
  if (only !== undefined) return code(JSON.stringify(only))
  if (choices !== undefined)
    return joined(
      choices.map((choice) => code(String(choice))),
      ' · ',
    )
  if (items !== undefined) {
    return markup`list of ${typeOf(items)}${[type].flat().includes('null') ? ' or null' : ''}`
  }
  if (typeof additionalProperties === 'object')
    return markup`object of ${typeOf(additionalProperties)} by key`
  if (allOf !== undefined) return joined(allOf.map(typeOf), ' and ')
  const names = [type ?? 'object'].flat().join(' or ')
  return markup`${names}${format === undefined ? '' : ` (${format})`}`
}

function between(from: number | undefined, to: number | undefined, what: string): string[] {
  if (from === undefined && to === undefined) return []
  return [`${from ?? 0} to ${to ?? 'any number of'} ${what}`]
}

export function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  pattern,
  default: given,
}: Schema) {
  const texts = [
    ...(minimum === undefined && maximum === undefined
      ? []
      : [maximum === undefined ? `at least ${minimum}` : `${minimum ?? 'any'} to ${maximum}`]),
    ...between(minLength, maxLength, 'characters'),
    ...between(minItems, maxItems, 'entries'),
  ]
  return markup`${[
    ...texts.map((text) => markup`<span>${text}</span>`),
    ...(pattern === undefined ? [] : [markup`<span>pattern ${code(pattern)}</span>`]),
    ...(given === undefined ? [] : [markup`<span>default ${code(JSON.stringify(given))}</span>`]),
  ]}`
}
