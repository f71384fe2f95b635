import type { Contract } from '../contract/Contract'
import { jsonOf, type Operation } from '../contract/Operation'
import type { PactInteraction } from '../pact/readPact'
import { code, markup, type Markup } from './Markup'
import { inline, prose } from './prose'
import { renderJson, renderProperties } from './renderSchema'
import { limitsOf, typeOf } from './typeOf'

const sentWithEveryCall = new Set(['languageId', 'domainId'])

function renderParameters({ id, parameters, path }: Operation): Markup {
  const own = parameters.filter(({ name }) => !sentWithEveryCall.has(name) || path.includes(`{${name}}`))
  if (own.length === 0) return markup``
  return markup`<h4>Parameters</h4>
    <div class="wide" tabindex="0" role="region" aria-label="Parameters of ${id}">
      <table>
        <thead>
          <tr>
            <th scope="col">parameter</th>
            <th scope="col">type</th>
            <th scope="col">meaning</th>
          </tr>
        </thead>
        <tbody>
          ${own.map(
            ({ name, in: place, required = false, schema, description = '' }) =>
              markup`<tr>
                <th scope="row">
                  <code>${name}</code><small>in the ${place}${required ? '' : ', optional'}</small>
                </th>
                <td>${typeOf(schema)}<small>${limitsOf(schema)}</small></td>
                <td>${inline(description)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

function renderResponses({ answers, success }: Operation): Markup {
  return markup`<h4>Responses</h4>
    <dl class="answers">
      ${[...answers].map(([status, answer]) => {
        const schema = jsonOf(answer)
        const headers = Object.keys(answer.headers ?? {})
        return markup`<div>
          <dt class="${status === success ? 'success' : 'failure'}">${status}</dt>
          <dd>
            ${inline(answer.description)}
            ${schema === undefined ? 'No body.' : typeOf(schema)}${
              headers.length === 0 ? '' : markup` Headers: ${headers.map((name) => code(name))}.`
            }
          </dd>
        </div>`
      })}
    </dl>`
}

function renderInteractions(interactions: readonly PactInteraction[]): Markup {
  return markup`<details>
    <summary>Required by the pacts: ${interactions.length} interactions</summary>
    <ul>
      ${interactions.map(
        ({ description, providerStates = [], response }) =>
          markup`<li>
            ${description.replace(/^\w+: /, '')}
            <small>given ${providerStates.map(({ name }) => name).join(', ')}: ${response.status}</small>
          </li>`,
      )}
    </ul>
  </details>`
}

export function renderOperation(
  contract: Contract,
  operation: Operation,
  example: unknown,
  interactions: readonly PactInteraction[],
): Markup {
  const { id, method, path, summary, description, needsToken, body } = operation
  return markup`<section id="${id}">
    <h3>${summary}</h3>
    <p class="call"><span class="method">${method}</span> <code>${path}</code></p>
    <p><small>${code(id)} · ${needsToken ? 'requires a token' : 'requires no token'}</small></p>
    ${prose(description)} ${renderParameters(operation)}
    ${
      body === undefined
        ? ''
        : markup`<h4>Body</h4>
            <p>${typeOf(body)}</p>
            ${renderProperties(contract, body, `the body of ${id}`)}`
    }
    ${renderResponses(operation)} ${example === undefined ? '' : renderJson('Example of a successful response', example)}
    ${renderInteractions(interactions)}
  </section>`
}
