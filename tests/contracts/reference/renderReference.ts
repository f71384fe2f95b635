import { exampleResponses } from '@spadestik/api-client/examples'
import { readContract } from '../contract/Contract'
import { operationsOf, type Operation } from '../contract/Operation'
import { readInteractions } from '../pact/readInteractions'
import { operationIdOf } from '../pact/readPact'
import { guideLinks, renderGuide } from './guide'
import { markup, Markup } from './Markup'
import { inline, prose } from './prose'
import { renderOperation } from './renderOperation'
import { renderSchema } from './renderSchema'
import { style } from './style'
import { anchorOf } from './typeOf'

const examples = new Map<string, unknown>(
  Object.entries(exampleResponses).map(([id, { body }]) => [id, body] as const),
)

function renderNavigation(
  groups: readonly (readonly [string, readonly Operation[]])[],
  schemas: string[],
): Markup {
  return markup`<nav aria-label="Contents">
    ${guideLinks()}
    ${groups.map(
      ([tag, operations]) =>
        markup`<h2>${tag}</h2>
          <ul>
            ${operations.map(({ id, summary }) => markup`<li><a href="#${id}">${summary}</a></li>`)}
          </ul>`,
    )}
    <h2>Schemas</h2>
    <ul>
      ${schemas.map((name) => markup`<li><a href="#${anchorOf(name)}">${name}</a></li>`)}
    </ul>
  </nav>`
}

/**
 * Renders the API reference as one HTML page without scripts and fonts, so that it works without a network.
 */
export function renderReference(): string {
  const contract = readContract()
  const { info, tags, components } = contract
  const interactions = readInteractions()
  const operations = operationsOf(contract)
  const groups = tags.map(
    ({ name }) => [name, operations.filter((operation) => operation.tags.includes(name))] as const,
  )
  const described = tags.map(
    ({ name, description }) =>
      markup`<h2>${name}</h2>
        <p>${inline(description)}</p>
        ${operations
          .filter((operation) => operation.tags.includes(name))
          .map((operation) =>
            renderOperation(
              contract,
              operation,
              examples.get(operation.id),
              interactions.filter((interaction) => operationIdOf(interaction) === operation.id),
            ),
          )}`,
  )
  const { text } = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API ${info.version}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
        ${renderNavigation(groups, Object.keys(components.schemas))}
        <main>
          <h1>${info.title} API</h1>
          <p>
            <small
              >Version ${info.version}. Generated from <code>openapi/</code> by
              <code>pnpm contracts:write</code>.</small
            >
          </p>
          ${prose(info.description)} ${renderGuide()} ${described}
          <h2>Schemas</h2>
          ${Object.entries(components.schemas).map(([name, schema]) => renderSchema(contract, name, schema))}
        </main>
      </body>
    </html>`
  return `${text}\n`
}
