import type { ContractOperation } from '../../contract/Contract'
import { loadContract } from '../../contract/loadContract'
import bundle from '../../../../../openapi/bundle.json'
import type { Schema } from './Schema'

export interface FuzzOperation {
  readonly operation: ContractOperation
  readonly parameters: readonly {
    readonly name: string
    readonly place: 'path' | 'query'
    readonly isRequired: boolean
    readonly schema: Schema
  }[]
  readonly body: Schema | null
}

interface ParameterNode {
  readonly $ref?: string
  readonly name?: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: Schema
}

function parameterOf(node: ParameterNode) {
  let found: ParameterNode = node
  if (node.$ref !== undefined) {
    let part: unknown = bundle
    for (const name of node.$ref.slice(2).split('/')) part = Object(part)[name]
    found = part as ParameterNode
  }
  const place: 'path' | 'query' = found.in === 'path' ? 'path' : 'query'
  return {
    name: found.name ?? '',
    place,
    isRequired: place === 'path' || found.required === true,
    schema: found.schema ?? {},
  }
}

export function readFuzzOperations(): FuzzOperation[] {
  const paths: Readonly<Record<string, unknown>> = bundle.paths
  return loadContract().map((operation) => {
    const node = Object(paths[operation.path.replaceAll(/:(\w+)/g, '{$1}')])
    const own = node[operation.method.toLowerCase()]
    const nodes: ParameterNode[] = [...(node.parameters ?? []), ...(own.parameters ?? [])]
    return {
      operation,
      parameters: nodes.map(parameterOf),
      body: own.requestBody?.content['application/json'].schema ?? null,
    }
  })
}
