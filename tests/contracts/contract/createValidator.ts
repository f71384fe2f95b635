import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Contract } from './Contract'
import type { Schema } from './Schema'

export type Validate = (schema: Schema, value: unknown) => string[]

const withoutRequired = (key: string, value: unknown): unknown =>
  key === 'required' && Array.isArray(value) ? undefined : value

/**
 * Creates a validator for the schemas of a contract.
 *
 * @param options `isPartial` allows any property to be absent, because a pact contains only the properties
 * that the app reads
 */
export function createValidator({ components }: Contract, { isPartial }: { isPartial: boolean }): Validate {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strict: false, validateFormats: true })
  formats.default(ajv)
  const read = (schema: object): object => {
    const text = isPartial ? JSON.stringify(schema, withoutRequired) : JSON.stringify(schema)
    return JSON.parse(text.replaceAll('"#/components/', '"contract#/components/'))
  }
  ajv.addSchema({ $id: 'contract', components: read({ schemas: components.schemas }) })
  return (schema, value) => {
    const validate = ajv.compile(read(schema))
    validate(value)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  }
}
