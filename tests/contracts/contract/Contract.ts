import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from './Schema'

/** A parameter of an operation, or a reference to one. */
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

/** The response of an operation for one status, or a reference to it. */
export interface ResponseDescription {
  $ref?: string
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: Schema }>
}

/** An operation as the contract describes it. */
export interface OperationDescription {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, ResponseDescription>
}

/** The HTTP methods of the contract. */
export const methods = ['get', 'put', 'post', 'delete'] as const

/** The parts of the contract that the checks read. */
export interface Contract {
  info: { version: string; title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<
    string,
    Partial<Record<(typeof methods)[number], OperationDescription>> & { parameters?: Parameter[] }
  >
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, ResponseDescription>
    headers: Record<string, { description: string; schema: Schema; example: string }>
  }
}

/** The folder of the contract. */
export const contractFolder = join(import.meta.dirname, '../../../openapi')

/** Reads a bundled contract. */
export function readContract(file = join(contractFolder, 'bundle.json')): Contract {
  return JSON.parse(readFileSync(file, 'utf8'))
}
