import type { Contract } from '../contract/Contract'
import { flatten } from '../contract/flatten'
import type { Schema } from '../contract/Schema'
import { markup, type Markup } from './Markup'
import { inline, prose } from './prose'
import { anchorOf, limitsOf, typeOf } from './typeOf'

export function renderProperties(contract: Contract, schema: Schema, of: string): Markup {
  const { properties = {}, required = [] } = flatten(contract, schema)
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      markup`<tr>
        <th scope="row">
          <code>${name}</code>${required.includes(name) ? '' : markup`<small>may be left out</small>`}
        </th>
        <td>${typeOf(property)}<small>${limitsOf(property)}</small></td>
        <td>${inline(property.description ?? '')}</td>
      </tr>`,
  )
  if (rows.length === 0) return markup``
  return markup`<div class="wide" tabindex="0" role="region" aria-label="Properties of ${of}">
    <table>
      <thead>
        <tr>
          <th scope="col">property</th>
          <th scope="col">type</th>
          <th scope="col">meaning</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

export function renderJson(title: string, value: unknown): Markup {
  return markup`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
  </details>`
}

export function renderSchema(contract: Contract, name: string, schema: Schema): Markup {
  const hasProperties = Object.keys(flatten(contract, schema).properties ?? {}).length > 0
  return markup`<section id="${anchorOf(name)}">
    <h3>${name}</h3>
    ${prose(schema.description ?? '')}
    ${hasProperties ? renderProperties(contract, schema, name) : markup`<p>${typeOf(schema)} <small>${limitsOf(schema)}</small></p>`}
    ${(schema.examples ?? []).map((example) => renderJson('Example', example))}
  </section>`
}
