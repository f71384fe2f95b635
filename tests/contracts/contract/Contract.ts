import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from './Schema'

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface ResponseDescription {
  $ref?: string
  description: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: Schema }>
}

export interface OperationDescription {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: { bearer?: string[]; key?: string[] }[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, ResponseDescription>
}

export const methods = ['get', 'put', 'post', 'delete'] as const

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

export const contractFolder = join(import.meta.dirname, '../../../openapi')

export function readContract(file = join(contractFolder, 'bundle.json')): Contract {
  return JSON.parse(readFileSync(file, 'utf8'))
}
