import type { ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import bundle from '../../../../openapi/bundle.json'
import type { OperationId } from './Operation'
import type { Check, ContractOperation, ContractParameter } from './Contract'
import { resolveReference, shapeOf } from './contractSchemas'
import type { SchemaNode } from './ResponseShape'

interface ParameterNode {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: SchemaNode
}

interface SecurityRequirement {
  readonly bearer?: readonly string[]
  /** The scopes that a key needs. */
  readonly key?: ContractOperation['keyScopes']
}

interface OperationNode {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security?: readonly SecurityRequirement[]
  readonly parameters?: readonly ParameterNode[]
  readonly requestBody?: object
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: SchemaNode }>> }>
  >
}

type PathNode = Readonly<Record<string, OperationNode>> & { readonly parameters?: readonly ParameterNode[] }

const paths: Readonly<Record<string, unknown>> = bundle.paths
const methods = ['get', 'post', 'put', 'delete'] as const
const contractId = 'spadestik:contract'

const step = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const pointer = (...parts: string[]) =>
  `${contractId}#/${parts.map((part) => encodeURIComponent(step(part))).join('/')}`

function resolve<Node extends { $ref?: string }>(node: Node): Node {
  return node.$ref === undefined ? node : (resolveReference(node.$ref) as Node)
}

/**
 * @param allErrors `false` for requests: the first fault ends the validation. Ajv checks lengths and counts
 *   before patterns and entries, so a request that is too long costs as little as a valid one. `true` for
 *   responses, whose bad rows are all needed (`withoutBadRows`).
 */
function createAjv(allErrors: boolean) {
  // `strict` would reject the keywords that OpenAPI adds to JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...bundle, $id: contractId })
  return ajv
}

/**
 * Returns a check that compiles its schema on first use. Compiling all schemas at the start would take longer
 * than starting the database.
 */
function checkBy(ajv: Ajv2020, schema: object): Check {
  let validate: ValidateFunction | null = null
  return (value) => {
    validate ??= ajv.compile(schema)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

function parameterOf(node: ParameterNode): ContractParameter {
  const { name = '', in: place, schema = {} } = resolve(node)
  const type = resolve(schema).type
  return {
    name,
    place: place === 'path' ? 'path' : 'query',
    type: type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string',
  }
}

const absolute = (schema: SchemaNode = {}) =>
  schema.$ref === undefined ? schema : { ...schema, $ref: `${contractId}${schema.$ref}` }

/**
 * Adds the schema to a parameter of the contract. The schema of a shared parameter becomes a `$ref`, so that
 * references inside the schema can be resolved.
 */
function withSchema(node: ParameterNode): ParameterNode {
  const { $ref } = node
  if ($ref === undefined) return { ...node, schema: absolute(node.schema) }
  return { ...resolve(node), schema: { $ref: `${contractId}${$ref}/schema` } }
}

function parametersSchema(nodes: readonly ParameterNode[], place: 'path' | 'query') {
  const own = nodes.map((node) => withSchema(node)).filter((node) => node.in === place)
  return {
    type: 'object',
    additionalProperties: false,
    required: own.flatMap(({ name = '', required }) => (required === true || place === 'path' ? [name] : [])),
    properties: Object.fromEntries(own.map(({ name = '', schema }) => [name, schema])),
  }
}

export function loadContract(): ContractOperation[] {
  const requests = createAjv(false)
  const responses = createAjv(true)
  return Object.entries(paths).flatMap(([path, value]) => {
    const node = value as PathNode
    return methods.flatMap((method): ContractOperation[] => {
      const operation = node[method]
      if (operation === undefined) return []
      const nodes = [...(node.parameters ?? []), ...(operation.parameters ?? [])]
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? '200'
      const content = operation.responses[success]?.content
      const json = ['content', 'application/json', 'schema']
      return [
        {
          id: operation.operationId as OperationId,
          method: method.toUpperCase() as ContractOperation['method'],
          path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
          tag: operation.tags[0] ?? '',
          isPublic: operation.security?.length === 0,
          keyScopes: operation.security?.find(({ key }) => key !== undefined)?.key ?? null,
          parameters: nodes.map(parameterOf),
          validatePath: checkBy(requests, parametersSchema(nodes, 'path')),
          validateQuery: checkBy(requests, parametersSchema(nodes, 'query')),
          validateBody:
            operation.requestBody === undefined
              ? null
              : checkBy(requests, { $ref: pointer('paths', path, method, 'requestBody', ...json) }),
          successStatus: Number(success),
          validateResponse:
            content === undefined
              ? null
              : checkBy(responses, { $ref: pointer('paths', path, method, 'responses', success, ...json) }),
          shapeResponse: shapeOf(content?.['application/json']?.schema ?? {}),
          statuses: Object.keys(operation.responses).map(Number),
        },
      ]
    })
  })
}
