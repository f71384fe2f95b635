import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import bundle from '../../../../../openapi/bundle.json'
import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import type { ReleaseFault } from './ReleaseFault'

/** A part of the schema below. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly object[]
}

const text = { type: ['string', 'null'] }
/** A text that some publishers write as a number. */
export const identifier = { type: ['string', 'null'] }
const time = { type: ['string', 'null'], format: 'date-time' }
const number = { type: ['number', 'null'] }
const object = (properties: Readonly<Record<string, Shape>>) => ({ type: ['object', 'null'], properties })
const list = (items: Shape) => ({ type: ['array', 'null'], items })
const texts = { type: ['array', 'null'], items: { type: 'string' } }

const textsByLanguage = {
  type: ['object', 'null'],
  propertyNames: { pattern: '^[a-z]{2}$' },
  additionalProperties: { type: 'string', minLength: 1 },
}

const withheld = list({
  type: 'object',
  required: ['property'],
  properties: {
    property: { enum: bundle.components.schemas.Withheld.properties.property.enum },
    until: { type: ['string', 'null'], format: 'date' },
  },
} as Shape)

const organization = { id: identifier, name: text }
const value = object({
  amount: number,
  currency: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[A-Z]{3}$' }] },
})
const period = object({ startDate: time, endDate: time, durationInDays: { type: ['integer', 'null'] } })
const classification = object({ scheme: text, id: identifier })
const classifications = { classification, additionalClassifications: list(classification) }
const address = object({
  streetAddress: text,
  locality: text,
  postalCode: identifier,
  region: text,
  country: text,
  countryName: text,
})
const periods = {
  tenderPeriod: period,
  participationPeriod: period,
  enquiryPeriod: period,
  contractPeriod: period,
}

/**
 * The Open Contracting Data Standard 1.1 and its extensions for lots and bids, reduced to the properties that
 * the import reads. Other properties are stored unchecked.
 */
export const schema = {
  type: 'object',
  required: ['ocid', 'id', 'date', 'tag'],
  properties: {
    ocid: { type: 'string', minLength: 1 },
    id: { type: 'string', minLength: 1 },
    date: { type: 'string', format: 'date-time' },
    tag: { type: 'array', minItems: 1, items: { type: 'string' } },
    language: { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[a-z]{2}$' }] },
    buyer: object(organization),
    parties: list(
      object({
        ...organization,
        roles: texts,
        identifier: object({ scheme: text, id: identifier }),
        address,
      }),
    ),
    tender: object({
      title: text,
      description: text,
      status: text,
      mainProcurementCategory: text,
      procurementMethod: text,
      procurementMethodDetails: text,
      procuringEntity: object(organization),
      value,
      minValue: value,
      ...periods,
      ...classifications,
      documents: list(object({ documentType: text, url: text })),
      items: list(
        object({
          ...classifications,
          id: identifier,
          relatedLot: identifier,
          deliveryAddress: address,
          deliveryAddresses: list(address),
        }),
      ),
      lots: list(object({ id: identifier, title: text, description: text, status: text, value, ...periods })),
      x_withheld: withheld,
    }),
    awards: list(
      object({
        id: identifier,
        title: text,
        status: text,
        date: time,
        value,
        suppliers: list(object(organization)),
        relatedLots: texts,
        relatedBids: texts,
        x_withheld: withheld,
      }),
    ),
    bids: object({ details: list(object({ id: identifier, tenderers: list(object(organization)) })) }),
    planning: object({ budget: object({ amount: value }) }),
    contracts: list(object({ awardID: identifier, status: text, value })),
    x_notice: object({
      stage: text,
      isUndated: { type: ['boolean', 'null'] },
      publication: text,
      replaces: texts,
      change: text,
      sdk: text,
    }),
    x_titles: textsByLanguage,
    x_descriptions: textsByLanguage,
  },
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
addFormats.default(ajv)
const validate = ajv.compile<OcdsRelease>(schema)

export function faultsOf(release: unknown): ReleaseFault[] {
  if (validate(release)) return []
  const faults = (validate.errors ?? []).map(({ instancePath, message = '', params, keyword }) => ({
    property: [instancePath.slice(1), keyword === 'required' ? String(params['missingProperty']) : '']
      .filter(Boolean)
      .join('/'),
    message: keyword === 'required' ? 'is missing' : message,
  }))
  // Validation reports one error per allowed type of a value. Keep one error per property.
  return [...new Map(faults.map((fault) => [fault.property, fault])).values()]
}
