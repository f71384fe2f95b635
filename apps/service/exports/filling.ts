export { issueToken } from '../src/accounts/auth/oneTimeTokens'
export { writeAgent } from '../src/agents/writeAgent'
export { writeList } from '../src/items/lists/writeList'
export { loadCriterionPaths } from '../src/items/writers/loadCriterionPaths'
export { writeCompanies } from '../src/items/writers/writeCompanies'
export { writeCriteria } from '../src/items/writers/writeCriteria'
export { writeProcurements } from '../src/items/writers/writeProcurements'
export { writeProjects } from '../src/items/writers/writeProjects'
export { queueMail } from '../src/mail/queueMail'
export type { CountryCode } from '../src/reference/countries'
export { criterionTypes } from '../src/reference/criteria/criterionTypes'
export type { RegionOfMunicipalities } from '../src/reference/criteria/geography/RegionOfMunicipalities'
export { danishRegions } from '../src/reference/criteria/geography/danishRegions'
export { geography } from '../src/reference/criteria/geography/geography'
export { norwegianRegions } from '../src/reference/criteria/geography/norwegianRegions'
export { swedishRegions } from '../src/reference/criteria/geography/swedishRegions'
export type { LanguageCode } from '../src/reference/languages'
export { procurementPhases } from '../src/reference/procurementPhases'
export type { ProcurementPhaseCode } from '../src/reference/procurementPhases'
export type { ProcurementTypeCode } from '../src/reference/procurementTypes'
export { projectPhases } from '../src/reference/projectPhases'
export type { RoleCode } from '../src/reference/roles'
export type { Database } from '../src/storage/Database'
export type { AgentType, SentFilters } from '../src/storage/records/AgentFilters'
export type { CompanyRecord } from '../src/storage/records/CompanyRecord'
export { unspecifiedMeasures } from '../src/storage/records/MeasureValues'
export type { ProcurementRecord } from '../src/storage/records/ProcurementRecord'
export type { ProjectRecord } from '../src/storage/records/ProjectRecord'
export type {
  AnnouncementRecord,
  ArticleRecord,
  ContactPersonRecord,
  CouncilSummaryRecord,
  CriterionReference,
  FileRecord,
  RoleRecord,
  UpdateRecord,
  WindowRecord,
} from '../src/storage/records/itemParts'
export { createRandom } from '../src/testing/createRandom'
export type { Random } from '../src/testing/createRandom'
export { createCalendar } from '../src/testing/scenes/createCalendar'
export type { Calendar } from '../src/testing/scenes/createCalendar'
export { demoPassword, demoUsers } from '../src/testing/scenes/demoUsers'
export { seedDemoGuide } from '../src/testing/scenes/seedDemoGuide'
export { seedDemoUsers } from '../src/testing/scenes/seedDemoUsers'
export { learnWords } from '../src/words/learnWords'
