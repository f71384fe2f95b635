import bundle from '../../../../../openapi/bundle.json'

const { Procurement, Company, CompanyRole } = bundle.components.schemas

/** The maximum numbers of characters of imported texts. */
export const lengths = {
  name: Procurement.properties.name.maxLength,
  description: Procurement.properties.description.maxLength,
  company: Company.properties.companyName.maxLength,
  place: Company.properties.address.maxLength,
  note: CompanyRole.properties.note.maxLength,
  change: Procurement.properties.description.maxLength,
} as const
